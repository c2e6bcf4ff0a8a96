import { HTTP_METHODS } from '#core/http/methods';
import { isObject, type Json } from '#core/json/json';
import type { Operation } from './api-model';
import type { ModelContext } from './model-context';
import { buildOperation } from './operation';
import { resolve } from '#core/openapi/resolve';

/** Builds the operations of a path. @see https://spec.openapis.org/oas/v3.1.0#path-item-object */
export function buildPathItem(path: string, value: Json, context: ModelContext): Operation[] {
  const pathItem = resolve(context.bundle, value);
  return HTTP_METHODS.flatMap((method) => {
    const raw = pathItem[method];
    return isObject(raw) ? [buildOperation({ path, method, pathItem, raw }, context)] : [];
  });
}

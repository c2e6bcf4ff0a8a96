import { isObject, type Json } from '#core/json/json';
import type { HttpMethod, Operation } from './api-model';
import type { ModelContext } from './model-context';
import { buildOperation } from './operation';
import { resolve } from './resolve';

const METHODS: readonly HttpMethod[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
];

/** The operations of one path. @see https://spec.openapis.org/oas/v3.1.0#path-item-object */
export function buildPathItem(path: string, value: Json, context: ModelContext): Operation[] {
  const pathItem = resolve(context.bundle, value);
  return METHODS.flatMap((method) => {
    const raw = pathItem[method];
    return isObject(raw) ? [buildOperation({ path, method, pathItem, raw }, context)] : [];
  });
}

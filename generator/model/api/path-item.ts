import { HTTP_METHODS } from '#core/http/methods';
import type { Json } from '#core/json/json';
import { operationsIn } from '#core/openapi/path-item';
import type { Operation } from './api-model';
import type { ModelContext } from './model-context';
import { buildOperation } from './operation';
import { resolve } from '#core/openapi/resolve';

/** Builds the operations of a path. @see https://spec.openapis.org/oas/v3.2.0#path-item-object */
export function buildPathItem(path: string, value: Json, context: ModelContext): Operation[] {
  const pathItem = resolve(context.bundle, value);
  return operationsIn(pathItem)
    .toSorted((one, other) => rankOf(one.method) - rankOf(other.method))
    .map(({ method, raw }) => buildOperation({ path, method, pathItem, raw }, context));
}

/** Custom methods come last, as they are ordered in the description. */
function rankOf(method: string): number {
  const rank = (HTTP_METHODS as readonly string[]).indexOf(method);
  return rank === -1 ? HTTP_METHODS.length : rank;
}

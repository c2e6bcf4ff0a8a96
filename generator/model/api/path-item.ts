import type { Json } from '#core/json/json';
import { operationsIn } from '#core/openapi/path-item';
import type { Operation } from './api-model';
import type { ModelContext } from './model-context';
import { buildOperation } from './operation';
import { resolve } from '#core/openapi/resolve';

/**
 * Builds the operations of a path, in the order of the description.
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object
 */
export function buildPathItem(path: string, value: Json, context: ModelContext): Operation[] {
  const pathItem = resolve(context.bundle, value);
  return operationsIn(pathItem).map(({ method, raw }) =>
    buildOperation({ path, method, pathItem, raw }, context),
  );
}

import type { Json } from '#core/json/json';
import type { Callback } from './api-model';
import type { ModelContext } from './model-context';
import { buildPathItem } from './path-item';
import { entriesOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';

/**
 * Builds the callbacks of an operation, each followed by its own callbacks.
 * @see https://spec.openapis.org/oas/v3.1.0#callback-object
 */
export function buildCallbacks(value: Json | undefined, context: ModelContext): Callback[] {
  const { openCallbacks } = context;
  return entriesOf(value).flatMap(([name, raw]) => {
    const callback = resolve(context.bundle, raw);
    if (openCallbacks.has(callback)) return [];
    openCallbacks.add(callback);
    const calls = entriesOf(callback)
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([expression, pathItem]) => buildPathItem(expression, pathItem, context))
      .flatMap((operation) => [{ ...operation, name }, ...operation.callbacks]);
    openCallbacks.delete(callback);
    return calls;
  });
}

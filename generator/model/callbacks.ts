import type { Json } from '#core/json/json';
import type { Callback } from './api-model';
import type { ModelContext } from './model-context';
import { buildPathItem } from './path-item';
import { entriesOf } from '#core/json/read';
import { resolve } from './resolve';

/** @see https://spec.openapis.org/oas/v3.1.0#callback-object */
export function buildCallbacks(value: Json | undefined, context: ModelContext): Callback[] {
  return entriesOf(value).flatMap(([name, callback]) =>
    entriesOf(resolve(context.bundle, callback))
      .filter(([expression]) => !expression.startsWith('x-'))
      .map(([expression, pathItem]) => ({
        name,
        expression,
        operations: buildPathItem(expression, pathItem, context),
      })),
  );
}

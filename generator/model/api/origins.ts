import type { JsonObject } from '#core/json/json';
import type { ModelContext } from './model-context';

/** The object of the bundle that a part of the model was built from; of a reference, the object with the `$ref`. */
export type Origins = WeakMap<object, JsonObject>;

/** Stores where `built` is written, if somebody asked for it, and returns it. A shared part keeps its first origin. */
export function withOrigin<Part extends object>(context: ModelContext, built: Part, raw: JsonObject): Part {
  if (context.origins && !context.origins.has(built)) context.origins.set(built, raw);
  return built;
}

import { eachObject } from '#core/json/each-object';
import { isObject, type JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { objectOf } from '#core/json/read';

/** Where Redocly puts a whole `content` that is written elsewhere. */
const MEDIA_TYPES = '#/components/mediaTypes/';

/**
 * Puts each `content` that is a reference in its place: OpenAPI knows references to single media types only, many
 * descriptions are written so all the same. Changes `description`.
 */
export function placeContents(description: JsonObject): void {
  const placed = new Set<string>();
  eachObject(description, (holder) => {
    const reference = isObject(holder.content) ? holder.content.$ref : undefined;
    if (typeof reference !== 'string' || !reference.startsWith(MEDIA_TYPES)) return;
    // A copy: one `content` stands in requests only or in responses only.
    holder.content = structuredClone(objectOf(valueAt(description, parseFragment(reference) ?? [])));
    placed.add(reference.slice(MEDIA_TYPES.length));
  });
  dropComponents(description, placed);
}

function dropComponents({ components }: JsonObject, names: ReadonlySet<string>): void {
  if (!isObject(components) || !isObject(components.mediaTypes)) return;
  const kept = Object.entries(components.mediaTypes).filter(([name]) => !names.has(name));
  if (kept.length > 0) components.mediaTypes = Object.fromEntries(kept);
  else delete components.mediaTypes;
}

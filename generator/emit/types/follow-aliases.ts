import type { Json, JsonObject } from '#core/json/json';
import { entriesOf, objectOf } from '#core/json/read';
import { isReference } from '#core/openapi/is-reference';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import { lookUp, resolve } from '#core/openapi/resolve';

/** Kinds of components whose references openapi-typescript does not follow: it types them as empty. */
const KINDS = ['headers', 'requestBodies', 'responses'];

/**
 * Replaces components that are references with their targets; no upstream issue was found. For path items, keeps a direct reference
 * to the target instead, so that no operation is duplicated. Changes `description`.
 */
export function followAliases(description: JsonObject): void {
  const bundle = description as unknown as BundledDescription;
  const { pathItems, ...components } = objectOf(description.components);
  for (const kind of KINDS) {
    const group = objectOf(components[kind]);
    for (const [name, component] of entriesOf(group)) group[name] = resolve(bundle, component);
  }
  for (const items of [description.paths, description.webhooks].map(objectOf))
    for (const [name, item] of entriesOf(items)) items[name] = lastReference(item, bundle);
  for (const [name, item] of entriesOf(pathItems)) if (isReference(item)) delete objectOf(pathItems)[name];
}

/** Returns the last reference of a chain: the one whose target is not a reference. */
function lastReference(item: Json, bundle: BundledDescription): Json {
  let last = item;
  for (let next: Json | undefined = item; isReference(next); next = lookUp(bundle, next.$ref)) last = next;
  return last;
}

import type { Json, JsonObject } from '#core/json/json';
import { entriesOf, objectOf } from '#core/json/read';
import { isReference } from '#core/openapi/is-reference';
import type { BundledDescription } from '../normalize/bundled-description';
import { lookUp, resolve } from '../normalize/resolve';

/** Kinds of components whose references openapi-typescript does not follow: it types them as if they were empty. */
const KINDS = ['headers', 'requestBodies', 'responses'];

/**
 * Puts what a component leads to in its place; no upstream issue was found. Path items are referred to themselves instead, so
 * that no operation is there twice. Changes `description`.
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

/** The reference that leads to what is none itself. */
function lastReference(item: Json, bundle: BundledDescription): Json {
  let last = item;
  for (let next: Json | undefined = item; isReference(next); next = lookUp(bundle, next.$ref)) last = next;
  return last;
}

import { type JsonObject } from '#core/json/json';
import { entriesOf, objectOf } from '#core/json/read';
import type { BundledDescription } from '../bundle/bundled-description';
import { resolve } from '../model/resolve';

/** Kinds of components whose references openapi-typescript does not follow: it types them as if they were empty. */
const KINDS = ['headers', 'pathItems', 'requestBodies', 'responses'];

/** Puts what a component of these kinds leads to in its place. Changes `description`. */
export function followAliases(description: JsonObject): void {
  const components = objectOf(description.components);
  for (const kind of KINDS) {
    const group = objectOf(components[kind]);
    for (const [name, component] of entriesOf(group))
      group[name] = resolve(description as unknown as BundledDescription, component);
  }
}

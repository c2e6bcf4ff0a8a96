import type { Json, JsonObject } from '#core/json/json';
import type { Side } from './side';

/** Knows what is written alike on both sides, down to the last reference: it needs no comparison. */
export interface Unchanged {
  /** Whether a component schema and everything that it refers to is the same. */
  isSameSchema: (name: string) => boolean;
  /** Whether two objects and everything that they refer to are the same. */
  isSame: (one: Json | undefined, other: Json | undefined) => boolean;
}

const REFERENCE = /"#\/components\/([^/"]+\/[^/"]+)/g;

export function findUnchanged(base: Side, head: Side): Unchanged {
  // Schemas of 3.0 are read differently.
  const areAlike = base.bundle.openapi.slice(0, 3) === head.bundle.openapi.slice(0, 3);
  const [one, other] = [textsOf(base.bundle.components), textsOf(head.bundle.components)];
  const users = new Map<string, string[]>();
  for (const [name, text] of one)
    for (const target of referencesIn(text)) users.set(target, [...(users.get(target) ?? []), name]);
  const changed = new Set(
    [...one, ...other].filter(([name]) => one.get(name) !== other.get(name)).map(([name]) => name),
  );
  // A set grows while it is read: whatever uses a changed component has changed as well.
  for (const name of changed) for (const user of users.get(name) ?? []) changed.add(user);
  const isKnown = (name: string): boolean => areAlike && one.has(name) && !changed.has(name);
  return {
    isSameSchema: (name) => isKnown(`schemas/${escape(name)}`),
    isSame: (before, after) => {
      const text = JSON.stringify(before);
      return areAlike && text === JSON.stringify(after) && referencesIn(text ?? '').every(isKnown);
    },
  };
}

/** The text of each component, by kind and name as references have them. */
function textsOf(components: Side['bundle']['components']): Map<string, string> {
  return new Map(
    Object.entries(components ?? {}).flatMap(([kind, all]: [string, JsonObject]) =>
      Object.entries(all).map(([name, component]): [string, string] => [
        `${kind}/${escape(name)}`,
        JSON.stringify(component),
      ]),
    ),
  );
}

function referencesIn(text: string): string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map(([, name = '']) => name))];
}

/** A name as it is in references: other spellings only cost a comparison. */
function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
}

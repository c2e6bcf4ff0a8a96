import type { Json } from '#core/json/json';
import { textsOf } from '#core/json/read';
import { openLocation } from './definitions';
import type { SchemaMutant } from './schema-mutants';
import type { Site } from './walk';

/**
 * Says whether what a keyword binds is bound by another schema of the same value wherever it is used: a base and the
 * schema built on it both say `type: object`. Weakening one of the two changes nothing.
 */
export function createStatedTwice(sites: Site[]): (mutant: SchemaMutant) => boolean {
  const byPlace = groupBy(sites, ({ root, pointer }) => `${root.id} ${pointer}`);
  const byLocation = groupBy(sites, ({ location }) => openLocation(location));
  return ({ location, keyword, stated }) => {
    const used = byLocation.get(location) ?? [];
    return (
      used.length > 0 &&
      used.every((site) =>
        (byPlace.get(`${site.root.id} ${site.pointer}`) ?? []).some(
          (other) => openLocation(other.location) !== location && implies(other.schema[keyword], stated),
        ),
      )
    );
  };
}

function implies(stated: Json | undefined, value: Json): boolean {
  if (stated === undefined) return false;
  if (JSON.stringify(stated) === JSON.stringify(value)) return true;
  const names = textsOf(stated);
  return (
    names.length > 0 && textsOf(value).length > 0 && textsOf(value).every((name) => names.includes(name))
  );
}

function groupBy<Entry>(list: Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of list) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}

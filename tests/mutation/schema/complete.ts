import { isObject } from '#core/json/json';
import { entriesOf, listOf } from '#core/json/read';
import { closedLocationOf } from './definitions';
import { joinPointer } from '#core/json/pointer';
import { withValue } from './with-value';
import type { Root } from './roots';
import { sampleAt } from './sample';
import type { Site, Walker } from './walk';

/** A place of an example where a schema says more than the example shows. */
interface Gap {
  root: Root;
  pointer: string;
  location: string;
  /** The gap that is filled once: the same member of the same kind of body. */
  key: string;
}

/**
 * Examples once more, with what no example shows: members that are left out or null get a value made from their
 * schema, and branches that no example takes are taken. Only what stays valid is kept.
 */
export function completeRoots(walker: Walker, sites: Site[]): Root[] {
  const shown = new Set(sites.flatMap(shownKeys));
  const open = (gaps: Gap[]) => gaps.filter(({ key }) => !shown.has(key));
  const members = fillTogether(walker, open(sites.flatMap(missingMembers)));
  const branches = open(sites.flatMap(missingBranches)).flatMap((gap) => {
    const root = shown.has(gap.key) ? undefined : fill(walker, gap.root, gap);
    if (root !== undefined) shown.add(gap.key);
    return root ?? [];
  });
  return [...members, ...branches];
}

function keyOf({ root, entry, location }: Pick<Site, 'root' | 'entry' | 'location'>): string {
  return `${root.direction} ${entry} ${location}`;
}

/** The site itself, and the members of its object by the schema that names them. */
function shownKeys(site: Site): string[] {
  if (site.value === null) return [];
  const { value } = site;
  const members = isObject(value)
    ? missingMembers(site).filter(
        ({ location }) => (value[location.split('/').at(-1) ?? ''] ?? null) !== null,
      )
    : [];
  return [keyOf(site), ...members.map(({ key }) => key)];
}

function missingMembers(site: Site): Gap[] {
  const { schema, pointer, value, root } = site;
  if (!isObject(value)) return [];
  return entriesOf(schema.properties).map(([name]) => {
    const location = joinPointer(joinPointer(site.location, 'properties'), name);
    return { root, pointer: joinPointer(pointer, name), location, key: keyOf({ ...site, location }) };
  });
}

function missingBranches(site: Site): Gap[] {
  return ['anyOf', 'oneOf'].flatMap((keyword) =>
    listOf(site.schema[keyword]).map((_, index) => {
      const location = joinPointer(joinPointer(site.location, keyword), index);
      return { ...site, location, key: keyOf({ ...site, location }) };
    }),
  );
}

/** One completed example for each example with gaps; a gap that was filled in another one is left. */
function fillTogether(walker: Walker, gaps: Gap[]): Root[] {
  const filled = new Set<string>();
  const completed = new Map<string, Root>();
  for (const gap of gaps) {
    if (filled.has(gap.key)) continue;
    const root = fill(walker, completed.get(gap.root.id) ?? gap.root, gap);
    if (root === undefined) continue;
    filled.add(gap.key);
    completed.set(gap.root.id, root);
  }
  return [...completed.values()];
}

function fill({ definitions, accepts }: Walker, root: Root, { pointer, location }: Gap): Root | undefined {
  const sample = sampleAt(definitions, root.direction, location);
  if (sample === null) return undefined;
  const value = withValue(root.value, pointer, sample);
  const isValid = accepts(root.direction, closedLocationOf(root.definition), value);
  return isValid ? { ...root, id: `${root.id.replace(/ with .*/, '')} with ${pointer}`, value } : undefined;
}

import { isObject, type Json } from '#core/json/json';
import type { Direction } from '#core/schema/direction';
import { listOf, textsOf } from '#core/json/read';
import type { Operator, Place } from '../operators/operator';
import { closedLocationOf, openLocation, rawAt } from './definitions';
import { joinPointer } from '#core/json/pointer';
import { withValue } from './with-value';
import { sampleAt } from './sample';
import type { Site, Walker } from './walk';

/** A whole example with one change. */
export interface Mutant {
  /** `request #/$defs/Contact/properties/kind enum-case`: what is tried once, however many examples show it. */
  name: string;
  operator: string;
  site: Site;
  /** The changed member. */
  part: Json;
  /** The whole changed example. */
  value: Json;
}

/** Applies every operator to every site, once for each direction, location and operator. */
export function mutateAll(walker: Walker, sites: Site[], operators: readonly Operator[]): Mutant[] {
  const placeOf = createPlaces(walker, sites);
  const done = new Set<string>();
  return sites.flatMap((site) =>
    operators.flatMap((operator) => {
      if (operator.keyword === 'entry' ? !site.isEntry : site.schema[operator.keyword] === undefined)
        return [];
      const name = `${site.root.direction} ${site.location} ${operator.name}`;
      const key = operator.inEveryUse ? `${name} ${site.entry} ${shapeOf(site.value)}` : name;
      if (done.has(key)) return [];
      const parts = operator.mutate(site.value, site.schema, placeOf(site));
      if (parts.length > 0) done.add(key);
      return parts.map((part) => ({
        name,
        operator: operator.name,
        site,
        part,
        value: withValue(site.root.value, site.pointer, part),
      }));
    }),
  );
}

/** Which members a value has: a condition may ask for one of them. */
function shapeOf(value: Json): string {
  return isObject(value) ? Object.keys(value).sort().join() : '';
}

const TEXT_LIMITS = ['pattern', 'format', 'enum', 'const'];

/** The information that operators need about a location, collected from all sites. */
function createPlaces({ definitions }: Walker, sites: Site[]): (site: Site) => Place {
  const samples = new Map<string, Map<string, Json>>();
  const required = new Map<string, Set<string>>();
  const listed = new Map<string, Json[]>();
  const closed = new Set<string>();
  const limited = new Set<string>();
  for (const { root, location, pointer, value, schema } of sites) {
    const key = `${root.direction} ${openLocation(location)}`;
    const known = samples.get(key) ?? new Map<string, Json>();
    samples.set(key, known.set(JSON.stringify(value), value));
    const names = required.get(`${root.id}${pointer}`) ?? new Set();
    for (const name of textsOf(schema.required)) names.add(name);
    required.set(`${root.id}${pointer}`, names);
    if (schema.unevaluatedProperties === false) closed.add(`${root.id}${pointer}`);
    if (TEXT_LIMITS.some((keyword) => schema[keyword] !== undefined)) limited.add(`${root.id}${pointer}`);
    if (schema.enum === undefined) continue;
    listed.set(`${root.id}${pointer}`, listOf(schema.enum));
  }
  const samplesAt = (location: string, direction: Direction) => [
    ...(samples.get(`${direction} ${openLocation(location)}`)?.values() ?? []),
  ];
  return (site) => {
    const { direction } = site.root;
    const other = direction === 'request' ? 'response' : 'request';
    return {
      ...site,
      raw: rawAt(definitions, site.location),
      required: required.get(`${site.root.id}${site.pointer}`) ?? new Set(),
      isClosed: closed.has(`${site.root.id}${site.pointer}`),
      isFreeText: !limited.has(`${site.root.id}${site.pointer}`),
      listed: listed.get(`${site.root.id}${site.pointer}`) ?? [],
      samples: (...keys) => samplesAt(keys.reduce<string>(joinPointer, site.location), direction),
      samplesOfOther: (...keys) => {
        const location = keys.reduce<string>(joinPointer, openLocation(site.location));
        const shown = samplesAt(location, other);
        return shown.length > 0 ? shown : [sampleAt(definitions, other, location)];
      },
    };
  };
}

/**
 * The mutant itself when it is accepted, else the same part in another example where it is: an edge may depend on the
 * values next to it. Undefined when no example accepts it.
 */
export function takenMutant(
  corpus: Pick<Walker, 'accepts'> & { sites: Site[] },
  mutant: Mutant,
): Mutant | undefined {
  if (isTaken(corpus, mutant)) return mutant;
  const { location, root, entry } = mutant.site;
  return (
    corpus.sites
      .filter((site) => site.location === location && site.root.direction === root.direction)
      // The same kind of body first.
      .toSorted((one, other) => Number(other.entry === entry) - Number(one.entry === entry))
      .map((site) => ({ ...mutant, site, value: withValue(site.root.value, site.pointer, mutant.part) }))
      .find((elsewhere) => isTaken(corpus, elsewhere))
  );
}

/** True when the closed schema of its example takes the mutant. */
export function isTaken({ accepts }: Pick<Walker, 'accepts'>, { site, value }: Mutant): boolean {
  return accepts(site.root.direction, closedLocationOf(site.root.definition), value);
}

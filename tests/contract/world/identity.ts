import { groupBy } from './group-by';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import type { World } from './load-world';
import { sightingsIn, type Sighting } from './sightings';

/** Fields that change in the life of a record without an update. */
const LIFE = [
  'completed_at',
  'deliveries',
  'evidence',
  'events_sent',
  'last_error',
  'last_error_at',
  'last_sent_at',
  'payments',
  'report_url',
  'state',
  'status',
  'times_redeemed',
];

const sharedKeys = (a: JsonObject, b: JsonObject): string[] => Object.keys(a).filter((key) => key in b);

/** Lists the fields that two appearances share but fill differently; an event may show fewer fields. */
export function differences(a: Json | undefined, b: Json | undefined, path = ''): string[] {
  if (isObject(a) && isObject(b)) {
    return sharedKeys(a, b).flatMap((key) => differences(a[key], b[key], `${path}/${key}`));
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    return a.flatMap((value, index) => differences(value, b[index], `${path}/${index}`));
  }
  return JSON.stringify(a) === JSON.stringify(b) ? [] : [path];
}

/** Appearances that come after an update in the life of their record. */
const AFTER_UPDATE = /^update|^[a-z]+\.updated/;

function updatedFields(world: World): Map<string, string[]> {
  const updates = sightingsIn(world).filter(({ at }) => /^update\w+\.200/.test(at));
  const byRecord = groupBy(updates, ({ type, id }) => `${type} ${id}`);
  const fieldsOf = ({ at }: Sighting): string[] => {
    const request = world.find(({ name }) => name === at.replace('200', 'request'))?.value;
    return isObject(request) ? Object.keys(request) : [];
  };
  return new Map([...byRecord].map(([key, sightings]) => [key, sightings.flatMap(fieldsOf)]));
}

function compare(first: Sighting, other: Sighting, updated: string[]): string[] {
  const open = AFTER_UPDATE.test(other.at) ? [...LIFE, ...updated] : LIFE;
  return differences(first.record, other.record)
    .filter((path) => !open.includes(path.split('/')[1] ?? ''))
    .map((path) => `${other.at}${path}: differs from ${first.at}`);
}

/** Puts the appearance that the others are compared with first: not updated, with the most fields. */
const byCompleteness = (a: Sighting, b: Sighting): number =>
  Number(AFTER_UPDATE.test(a.at)) - Number(AFTER_UPDATE.test(b.at)) ||
  Object.keys(b.record).length - Object.keys(a.record).length;

/** Checks that a record has one content wherever it appears, save for its updates and the steps of its life. */
export function checkIdentity(world: World): string[] {
  const updates = updatedFields(world);
  return [...groupBy(sightingsIn(world), ({ type, id }) => `${type} ${id}`)].flatMap(([key, sightings]) => {
    const [first, ...others] = sightings.sort(byCompleteness);
    return first === undefined
      ? []
      : others.flatMap((other) => compare(first, other, updates.get(key) ?? []));
  });
}

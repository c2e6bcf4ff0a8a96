import { isObject, type JsonObject } from '#core/json/json';
import { objectsIn, locationsIn, asText } from './json';
import type { World } from './load-world';
import { sightingsIn, type Sighting } from './sightings';

type Moment = number | string;

const CATALOGUES = ['listJurisdictions', 'listTaxCodes'];

/** Pairs of fields of one object, of which the first never lies after the second. */
const ORDERED: [string, string][] = [
  ['issue_date', 'due_date'],
  ['from_date', 'to_date'],
  ['valid_from', 'valid_until'],
  ['start_date', 'end_date'],
  ['created_at', 'completed_at'],
  ['created_at', 'last_sent_at'],
  ['created_at', 'last_error_at'],
];

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

const isMoment = (value: unknown): value is Moment => typeof value === 'number' || typeof value === 'string';

function checkOrder(record: JsonObject): string[] {
  return ORDERED.flatMap(([first, second]) => {
    const [from, to] = [record[first], record[second]];
    return isMoment(from) && isMoment(to) && from > to ? [`${first} lies after ${second}`] : [];
  });
}

function checkDays({ type, record }: Sighting): string[] {
  if (typeof record['created_at'] !== 'number') return [];
  const created = dayOf(record['created_at']);
  const parameters = record['parameters'];
  return [
    ...(type === 'document' && record['issue_date'] !== created
      ? ['issue_date is not the day of created_at']
      : []),
    ...(type === 'payment' && record['date'] !== created ? ['date is not the day of created_at'] : []),
    ...(type === 'expense' && asText(record['issue_date']) > created
      ? ['issue_date lies after created_at']
      : []),
    ...(type === 'report' && isObject(parameters) && asText(parameters['to_date']) >= created
      ? ['the report covers days after its request']
      : []),
  ];
}

function checkParts({ record }: Sighting): string[] {
  const created = Number(record['created_at'] ?? 0);
  const contact = record['contact'];
  const late = objectsIn(record['payments']).some((payment) => Number(payment['created_at']) < created);
  const early = objectsIn(record['deliveries']).some(
    ({ delivered_at: at = null }) => at !== null && Number(at) < created,
  );
  return [
    ...(isObject(contact) && created > 0 && Number(contact['created_at'] ?? 0) > created
      ? ['contact is younger']
      : []),
    ...(late ? ['a payment is older than its document'] : []),
    ...(early ? ['a delivery is older than its document'] : []),
  ];
}

function checkIdOrder(sightings: Sighting[]): string[] {
  const dated = sightings.filter(({ record }) => typeof record['created_at'] === 'number');
  const byId = dated.sort((a, b) => a.type.localeCompare(b.type) || a.id - b.id);
  return byId.flatMap((sighting, index) => {
    const before = byId[index - 1];
    const isYounger = Number(before?.record['created_at']) > Number(sighting.record['created_at']);
    return before?.type === sighting.type && isYounger
      ? [`${sighting.at}: older than ${before.type} ${before.id}`]
      : [];
  });
}

function checkLists(world: World): string[] {
  const lists = world.filter(({ subject }) => subject.startsWith('list') && !CATALOGUES.includes(subject));
  return lists.flatMap(({ name, value }) => {
    const ids = objectsIn(value).map((record) => Number(record['id']));
    const isSorted = ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? 0));
    return isSorted ? [] : [`${name}: not newest first`];
  });
}

/** Checks that dates run forward, agree with Unix seconds, rise with the ids and order the lists. */
export function checkDates(world: World): string[] {
  const sightings = sightingsIn(world);
  const objects = world.flatMap(({ name, value }) =>
    locationsIn(value).flatMap((location) =>
      isObject(location.value) ? [{ name, record: location.value }] : [],
    ),
  );
  return [
    ...objects.flatMap(({ name, record }) => checkOrder(record).map((text) => `${name}: ${text}`)),
    ...sightings.flatMap((it) => [...checkDays(it), ...checkParts(it)].map((text) => `${it.at}: ${text}`)),
    ...checkIdOrder(sightings),
    ...checkLists(world),
  ];
}

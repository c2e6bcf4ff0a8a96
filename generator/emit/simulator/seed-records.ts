import { isObject, type Json, type JsonObject } from '#core/json/json';
import type { SeedRecord } from '#core/contracts/seed';
import type { Operation } from '../../model/api/api-model';
import type { ResponseExample } from './collect-examples';
import { sequenceOf } from './sequences';
import type { RecordSettings } from './settings/settings';

/** The values of records by resource and id. */
type Records = Map<string, Map<Json, JsonObject>>;

/**
 * Collects the records in the examples. If several examples show the same record, `get` takes precedence over a list, and a
 * list over an inner object; a created or updated record counts only if the path of a request names it.
 */
export function collectRecords(
  examples: ResponseExample[],
  operations: readonly Operation[],
  settings: RecordSettings,
): Records {
  const records: Records = new Map();
  const add = (resource: string, value: JsonObject): void => {
    const known = records.get(resource) ?? new Map<Json, JsonObject>();
    records.set(resource, known);
    if (value.id !== undefined && !known.has(value.id)) known.set(value.id, value);
  };
  const shown = byPriority(examples, pathValues(operations), settings);
  for (const { resource, value } of shown) add(resource, value);
  for (const { value } of shown) {
    for (const [member, resource] of Object.entries(settings.nested)) {
      const inner = value[member];
      if (isObject(inner)) add(resource, inner);
    }
  }
  return records;
}

/** Returns the examples that make records, by precedence; resources that other records only remember are left out. */
function byPriority(
  examples: ResponseExample[],
  named: Set<Json>,
  { memory }: RecordSettings,
): ResponseExample[] {
  const of = (kind: ResponseExample['kind']) =>
    examples.filter((example) => example.kind === kind && !Object.hasOwn(memory, example.resource));
  const made = [...of('create'), ...of('update')].filter(({ value }) => named.has(value.id ?? null));
  return [...of('get'), ...of('list'), ...made];
}

/** Returns the values that the documented requests write into their paths. */
function pathValues(operations: readonly Operation[]): Set<Json> {
  const requests = operations.flatMap((operation) => operation.requests);
  const parameters = requests.flatMap((request) => request.parameters);
  return new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ value }) => value));
}

/** Returns a function for the fields that a record remembers from examples under another resource of the same sequence. */
export function buildMemories(
  examples: ResponseExample[],
  settings: RecordSettings,
): (resource: string, value: JsonObject) => Pick<SeedRecord, 'memory'> {
  const memories = new Map<string, Record<string, Json>>();
  const keyOf = (resource: string, { id = null }: JsonObject): string =>
    `${sequenceOf(resource, settings)} ${JSON.stringify(id)}`;
  for (const { resource, value } of examples) {
    const fields = settings.memory[resource];
    if (fields) memories.set(keyOf(resource, value), pick(value, fields));
  }
  return (resource, value) => {
    const memory = memories.get(keyOf(resource, value));
    return memory ? { memory } : {};
  };
}

function pick(value: JsonObject, fields: string[]): Record<string, Json> {
  return Object.fromEntries(fields.map((field) => [field, value[field] ?? null]));
}

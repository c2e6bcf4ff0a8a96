import { isObject, type Json, type JsonObject } from '#core/json/json';
import { sequenceOf } from '../../simulator/store/sequences';
import type { Seed, SeedRecord } from '#core/contracts/seed';
import type { BundledDescription } from '../bundle/bundled-description';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import { collectExamples, type AnswerExample } from './collect-examples';
import { resolveObject } from './resolve-object';

/** Lists inside documents whose entries have ids of their own, and the sequence these come from. */
const NESTED_SEQUENCES: Record<string, string> = { items: 'document_items', payments: 'payments' };

/** Objects inside records that are records themselves, and their resource. */
const NESTED_RECORDS: Record<string, string> = { contact: 'contacts', evidence: 'evidence' };

/**
 * The records that the examples show, by resource. Where several examples show one record, the one of `get` wins over
 * the list, a list over an inner object; what was created or updated counts only where a path names it.
 */
export function buildWorld(description: BundledDescription): Seed {
  const examples = collectExamples(description);
  const records = collectRecords(byPriority(examples, pathIds(description)));
  return {
    now: latestMoment(examples),
    records: withMemory(records, examples),
    sequences: highestIds(examples),
  };
}

type Records = Map<string, Map<Json, JsonObject>>;

function collectRecords(examples: AnswerExample[]): Records {
  const records: Records = new Map();
  const add = (resource: string, value: JsonObject): void => {
    const known = records.get(resource) ?? new Map<Json, JsonObject>();
    records.set(resource, known);
    if (value.id !== undefined && !known.has(value.id)) known.set(value.id, value);
  };
  for (const { resource, value } of examples) add(resource, value);
  for (const { value } of examples) {
    for (const [member, resource] of Object.entries(NESTED_RECORDS)) {
      const inner = value[member];
      if (isObject(inner)) add(resource, inner);
    }
  }
  return records;
}

/** The examples that make records, the ones that win first. A transaction is kept as the document it issues. */
function byPriority(examples: AnswerExample[], ids: Set<Json>): AnswerExample[] {
  const of = (kind: AnswerExample['kind']) =>
    examples.filter((example) => example.kind === kind && example.resource !== 'transactions');
  const named = [...of('create'), ...of('update')].filter(({ value }) => ids.has(value.id ?? null));
  return [...of('get'), ...of('list'), ...named];
}

/** Ids that a call of the description names in its path. */
function pathIds(description: BundledDescription): Set<Json> {
  const ids = new Set<Json>();
  for (const [, pathItem] of entriesOf(description.paths)) {
    for (const [, operation] of entriesOf(pathItem)) {
      for (const parameter of listOf(objectOf(operation).parameters)) {
        ids.add(resolveObject(description, parameter).example ?? null);
      }
      for (const [, request] of entriesOf(objectOf(operation)['x-request-examples'])) {
        ids.add(objectOf(objectOf(request).parameters).id ?? null);
      }
    }
  }
  return ids;
}

/** The moment of the newest record: the present of the world. */
function latestMoment(examples: AnswerExample[]): number {
  return Math.max(0, ...examples.map(({ value }) => Number(value.created_at ?? 0)));
}

/** Sorted by id. Documents that a transaction issued remember the platform and its id, which no document shows. */
function withMemory(records: Records, examples: AnswerExample[]): Record<string, SeedRecord[]> {
  const memories = new Map<Json, SeedRecord['memory']>();
  for (const { resource, value } of examples) {
    const { id = null, processor = null, processor_id = null } = value;
    if (resource === 'transactions') memories.set(id, { processor, processor_id });
  }
  const toRecord = (resource: string, value: JsonObject): SeedRecord => {
    const isDocument = sequenceOf(resource) === sequenceOf('transactions');
    const found = isDocument ? memories.get(value.id ?? null) : undefined;
    return { value, ...(found && { memory: found }) };
  };
  return Object.fromEntries(
    [...records].map(([resource, known]) => [
      resource,
      [...known.values()].sort(compareIds).map((value) => toRecord(resource, value)),
    ]),
  );
}

/** Numbers in ascending order, texts by alphabet. */
function compareIds({ id: one }: JsonObject, { id: other }: JsonObject): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return (textOf(one) ?? '') < (textOf(other) ?? '') ? -1 : 1;
}

/** Highest id of each sequence in any example, so that a new record never takes the id of a documented one. */
function highestIds(examples: AnswerExample[]): Record<string, number> {
  const highest: Record<string, number> = {};
  const count = (sequence: string, id: Json | undefined): void => {
    if (typeof id === 'number') highest[sequence] = Math.max(highest[sequence] ?? 0, id);
  };
  for (const { resource, value } of examples) {
    count(sequenceOf(resource), value.id);
    for (const [member, sequence] of Object.entries(NESTED_SEQUENCES)) {
      for (const entry of listOf(value[member])) count(sequence, objectOf(entry).id);
    }
    for (const [member, nested] of Object.entries(NESTED_RECORDS)) {
      count(nested, objectOf(value[member]).id);
    }
  }
  return highest;
}

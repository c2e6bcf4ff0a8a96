import type { IdentityPlan } from '../contracts/world-plan';
import { isObject, type JsonObject } from '../json/json';
import { parsePointer, valueAt } from '../json/pointer';
import type { Call } from './call';
import { newId } from './new-id';
import { makeRoom, putAt } from './place';
import { type Origins, setOrigin } from './provenance';
import type { StoredRecord, World } from './world';

/** Makes a record of the schema that shows it, for a collection without examples. @param id as a path has it; a new one by default. */
export function makeRecord(call: Call, id?: string): StoredRecord {
  const { resource, table, parents } = call;
  const value = shownBy(call.world, call) ?? {};
  const origins: Origins = new Map();
  setOrigin(origins, '', 'made');
  const identity = resource?.identity;
  const own = id === undefined ? newId(call.world, table!, identity) : typedId(identity, id);
  const record: StoredRecord = { id: own, aliases: [], parents: { ...parents }, value, origins };
  putId(record, identity, own);
  return record;
}

/** A sample of the record, from a response that shows it. */
function shownBy(world: World, { resource }: Call): JsonObject | undefined {
  const shown = world.plan.operations.filter(
    (one) =>
      one.resource === resource?.key &&
      one.answer !== undefined &&
      ['get', 'list', 'singletonGet'].includes(one.role),
  );
  const sorted = shown.toSorted((one, other) => Number(one.role === 'list') - Number(other.role === 'list'));
  for (const { id, answer } of sorted) {
    const response = world.operations.get(id)?.facts.responses.find(({ isError }) => !isError);
    for (const sample of response?.made ?? []) {
      const held = valueAt(sample, parsePointer(answer!.at));
      const element = answer!.kind === 'record' ? held : Array.isArray(held) ? held[0] : undefined;
      const value = answer!.wrap !== undefined && isObject(element) ? element[answer!.wrap] : element;
      if (isObject(value)) return structuredClone(value);
    }
  }
  return undefined;
}

/** Writes the id of a record where its identity is. */
export function putId(record: StoredRecord, identity: IdentityPlan | undefined, id: string | number): void {
  if (identity?.member === undefined) return;
  const pointer = identity.member;
  putAt(makeRoom(record.value, pointer), pointer, id);
  setOrigin(record.origins, pointer, 'computed');
}

/** The id in a path as the type that records have it in. */
export function typedId(identity: IdentityPlan | undefined, text: string): string | number {
  const type = identity?.type ?? 'string';
  const value = Number(text);
  const isNumber = type !== 'string' && text.trim() !== '' && Number.isFinite(value);
  // Beyond 2^53, different ids would become equal.
  return isNumber && (type === 'number' || Number.isSafeInteger(value)) ? value : text;
}

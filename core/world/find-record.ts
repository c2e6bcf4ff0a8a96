import { isObject } from '../json/json';
import { parsePointer, valueAt } from '../json/pointer';
import type { Call } from './call';
import { makeRecord } from './make-record';
import { Refusal } from './refusal';
import { isRecord, type StoredRecord } from './world';

/** The record that a request is about; undefined if it does not exist. A catalogue without examples makes it once. */
export function findRecord(call: Call): StoredRecord | undefined {
  const { table, parents } = call;
  const id = idOf(call);
  if (table === undefined || id === undefined) return undefined;
  const found = table.records.find((record) => isRecord(record, id, parents));
  if (found || table.hasSeeds || table.isCreatable) return found;
  const made = makeRecord(call, id);
  table.records.push(made);
  return made;
}

/** The id that a request names; undefined if it names none. */
export function idOf({ plan: { target, request }, path, query, whole }: Call): string | undefined {
  if (target === undefined) return undefined;
  if (target.in === 'path') return path[target.name];
  const sent = valueAt(whole ?? {}, parsePointer(request?.at ?? ''));
  const value =
    target.in === 'query'
      ? valueAt(query, [target.name])
      : isObject(sent)
        ? valueAt(sent, parsePointer(`/${target.name}`))
        : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** @throws Refusal if the record does not exist. */
export function requireRecord(call: Call): StoredRecord {
  const found = findRecord(call);
  if (found) return found;
  throw new Refusal([404, 410], 'unknown-record', `No record has the id ${idOf(call) ?? ''}.`);
}

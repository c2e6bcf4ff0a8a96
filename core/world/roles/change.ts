import { isObject, type Json, type JsonObject } from '../../json/json';
import { joinPointer, parsePointer, valueAt } from '../../json/pointer';
import { answerWith, draftRecord, draftShown, type WorldAnswer } from '../answer';
import type { Call } from '../call';
import { findRecord, idOf, requireRecord } from '../find-record';
import { typedId } from '../make-record';
import { isChange, momentLike } from '../moments';
import { define } from '../place';
import { setOrigin } from '../provenance';
import { Refusal } from '../refusal';
import type { StoredRecord } from '../world';
import { addRecord } from './create';

/** Merges what was sent into a record: members are replaced, objects merged, and null is kept where the schema allows it. */
export function merge(call: Call): WorldAnswer {
  if (call.table === undefined) return answerWith(call, draftShown(call), 'unknown');
  const record = requireRecord(call);
  mergeInto(call, record, sentOf(call));
  return answerChanged(call, record);
}

/** Replaces the members that requests have. A record that does not exist is created where nothing else creates records. */
export function replace(call: Call): WorldAnswer {
  const { table, plan, resource, world } = call;
  if (table === undefined) return answerWith(call, draftShown(call), 'unknown');
  const known = findRecord(call);
  if (known !== undefined) {
    replaceIn(call, known, sentOf(call));
    return answerChanged(call, known);
  }
  const creates = world.plan.operations.some(
    (one) => one.role === 'create' && world.resources.get(one.resource ?? '')?.table === table.resource.key,
  );
  const id = idOf(call);
  if (creates || plan.target?.in !== 'path' || id === undefined || resource?.identity?.given === 'world')
    throw new Refusal([404, 410], 'unknown-record', `No record has the id ${id ?? ''}.`);
  const record = addRecord(call, table, sentOf(call), typedId(resource?.identity, id));
  const created = call.facts.responses.find(({ status }) => status === '201');
  const answering = created ? { ...call, success: created, status: 201 } : call;
  return answerWith(answering, draftRecord(answering, record) ?? draftShown(answering), 'stored');
}

export function answerChanged(call: Call, record: StoredRecord): WorldAnswer {
  return answerWith(call, draftRecord(call, record) ?? draftShown(call), 'stored');
}

/** The record in the body of the request. */
export function sentOf({ body, plan, facts }: Call): JsonObject {
  const sent = valueAt(body ?? {}, parsePointer(plan.request?.at ?? ''));
  if (!isObject(sent)) return {};
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !facts.body?.readOnly.includes(name)));
}

/** The member of a record that has its id, or the object that does. */
function idMemberOf({ resource }: Call): string | undefined {
  return parsePointer(resource?.identity?.member ?? '')[0];
}

export function mergeInto(call: Call, record: StoredRecord, sent: JsonObject): void {
  const idMember = idMemberOf(call);
  for (const [name, value] of Object.entries(sent)) {
    // The id of a record stays what its address says.
    if (name === idMember) continue;
    const pointer = joinPointer('', name);
    const before = Object.hasOwn(record.value, name) ? record.value[name] : undefined;
    define(record.value, name, mergeValues(before, value));
    setOrigin(record.origins, pointer, 'stored');
  }
  touch(call, record, sent);
}

/** As RFC 7396 merges, except that null stays where it was sent as the value of a member: its schema has allowed it. */
function mergeValues(before: Json | undefined, sent: Json): Json {
  if (!isObject(before) || !isObject(sent)) return structuredClone(sent);
  const merged: JsonObject = { ...before };
  for (const [name, value] of Object.entries(sent))
    define(merged, name, mergeValues(valueAt(merged, [name]), value));
  return merged;
}

export function replaceIn(call: Call, record: StoredRecord, sent: JsonObject): void {
  const { facts } = call;
  const idMember = idMemberOf(call);
  for (const name of facts.body?.members ?? []) {
    if (name === idMember || Object.hasOwn(sent, name) || facts.body?.readOnly.includes(name)) continue;
    const fallback = valueAt(facts.body?.defaults ?? {}, [name]);
    if (fallback === undefined) delete record.value[name];
    else define(record.value, name, structuredClone(fallback));
    setOrigin(record.origins, joinPointer('', name), 'computed');
  }
  for (const [name, value] of Object.entries(sent)) {
    if (name === idMember) continue;
    define(record.value, name, structuredClone(value));
    setOrigin(record.origins, joinPointer('', name), 'stored');
  }
  touch(call, record, sent);
}

/** Sets the time of the last change. The record is the client's from now on. */
function touch({ world }: Call, record: StoredRecord, sent: JsonObject): void {
  delete record.seedOf;
  for (const [name, shown] of Object.entries(record.value)) {
    const moment = isChange(name) && !Object.hasOwn(sent, name) ? momentLike(shown, world.now) : undefined;
    if (moment === undefined) continue;
    define(record.value, name, moment);
    setOrigin(record.origins, joinPointer('', name), 'computed');
  }
}

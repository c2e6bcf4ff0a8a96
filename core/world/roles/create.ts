import { isObject, type Json, type JsonObject } from '../../json/json';
import { joinPointer, parsePointer, valueAt } from '../../json/pointer';
import { answerWith, draftRecord, draftShown, type WorldAnswer } from '../answer';
import type { Call } from '../call';
import { putId } from '../make-record';
import { newId } from '../new-id';
import { define } from '../place';
import { type Origins, setOrigin } from '../provenance';
import { Refusal } from '../refusal';
import { isMoment, momentLike } from '../moments';
import { isRecord, type StoredRecord, type Table } from '../world';

/** Adds a record: what was sent, defaults, what a server sets, and what the example of the answer shows beyond that. */
export function create(call: Call): WorldAnswer {
  const { table, body, plan } = call;
  if (table === undefined) return answerWith(call, draftShown(call), 'unknown');
  const sent = valueAt(body ?? {}, parsePointer(plan.request?.at ?? ''));
  const record = addRecord(call, table, isObject(sent) ? sent : {});
  const answer = answerWith(call, draftRecord(call, record) ?? draftShown(call, idOf(record)), 'stored');
  if (answer.kind === 'none') table.records = table.records.filter((one) => one !== record);
  return withLocation(call, record, answer);
}

/** Adds each element of a list. */
export function bulkCreate(call: Call): WorldAnswer {
  const { table, body } = call;
  if (table === undefined || !Array.isArray(body)) return answerWith(call, draftShown(call), 'unknown');
  for (const element of body) if (isObject(element)) addRecord(call, table, element);
  return answerWith(call, draftShown(call), 'stored');
}

function idOf({ id }: StoredRecord): JsonObject {
  return { id };
}

/** The address of the new record, where the description has such a header or nothing else shows the id. */
function withLocation(
  { success, resource, request, plan }: Call,
  { id }: StoredRecord,
  answer: WorldAnswer,
): WorldAnswer {
  const isDocumented = success?.headers.some(({ name }) => name.toLowerCase() === 'location');
  const { identity } = resource ?? {};
  const isHidden = identity !== undefined && (identity.member === undefined || plan.answer === undefined);
  if (answer.kind !== 'answered' || !(isDocumented || isHidden)) return answer;
  const path = new URL(`http://localhost/${String(id).replaceAll('/', '%2F')}`).pathname;
  return {
    ...answer,
    headers: { ...answer.headers, Location: (request.base ?? '') + request.path.replace(/\/+$/, '') + path },
  };
}

/** @param id the one that a path names; by default that of the body, else a new one. */
export function addRecord(call: Call, table: Table, sent: JsonObject, id?: string | number): StoredRecord {
  const { facts, resource, parents } = call;
  const identity = resource?.identity;
  const writable = Object.fromEntries(
    Object.entries(sent).filter(([name]) => !facts.body?.readOnly.includes(name)),
  );
  const value: JsonObject = {};
  const origins: Origins = new Map();
  setOrigin(origins, '', 'stored');
  for (const [name, member] of Object.entries({ ...facts.body?.defaults, ...writable })) {
    define(value, name, structuredClone(member));
    if (!Object.hasOwn(writable, name)) setOrigin(origins, joinPointer('', name), 'computed');
  }
  const given = identity?.member === undefined ? undefined : valueAt(value, parsePointer(identity.member));
  const isGiven = typeof given === 'string' || typeof given === 'number';
  const own = id ?? (isGiven ? given : newId(call.world, table, identity));
  removeExample(table, String(own), parents);
  const record: StoredRecord = { id: own, aliases: [], parents: { ...parents }, value, origins };
  if (!isGiven || id !== undefined) putId(record, identity, own);
  setByServer(call, record);
  fillFromExample(call, record);
  table.records.push(record);
  return record;
}

/** A record of an example makes room for one of a client; a second one of a client is a conflict. */
function removeExample(table: Table, id: string, parents: Record<string, string>): void {
  const known = table.records.find((record) => isRecord(record, id, parents));
  if (known === undefined) return;
  if (known.seedOf === undefined)
    throw new Refusal([409, 422, 400], 'same-id', `A record with the id ${id} exists already.`);
  table.records = table.records.filter((one) => one !== known);
}

/** Sets times, and the ids of parents, where answers show them. */
function setByServer(call: Call, { value, origins }: StoredRecord): void {
  const members = call.success?.members ?? [];
  const shown = shownRecord(call);
  for (const name of members) {
    if (Object.hasOwn(value, name)) continue;
    const moment = isMoment(name) ? momentLike(shown?.[name], call.world.now) : undefined;
    const computed = moment ?? parentIn(name, call, shown?.[name]);
    if (computed === undefined) continue;
    define(value, name, computed);
    setOrigin(origins, joinPointer('', name), 'computed');
  }
}

/** The record that the answer shows in its example, else in a made one. */
function shownRecord({ success, plan }: Call): JsonObject | undefined {
  const whole = success?.examples[0]?.value ?? success?.made[0];
  const record = whole === undefined ? undefined : valueAt(whole, parsePointer(plan.answer?.at ?? ''));
  return isObject(record) ? record : undefined;
}

/** The id of a parent, for a member that has the name of its parameter or of its collection. */
function parentIn(name: string, { plan, path }: Call, shown: Json | undefined): Json | undefined {
  const plain = (text: string) => text.replaceAll(/[^A-Za-z\d]/g, '').toLowerCase();
  const scope = plan.scope.find(({ parameter, resource }) => {
    const collection = plain(resource.split('/').at(-1) ?? '');
    return (
      plain(name) === plain(parameter) ||
      (collection !== '' && plain(name) === `${collection.replace(/s$/, '')}id`)
    );
  });
  const id = scope && path[scope.parameter];
  if (id === undefined || shown === undefined) return undefined;
  if (typeof shown === 'string') return id;
  return typeof shown === 'number' && Number.isFinite(Number(id)) ? Number(id) : undefined;
}

/** Adds the members of the example of the answer that nothing else set; its id in addresses becomes that of the record. */
function fillFromExample(call: Call, record: StoredRecord): void {
  const { plan, success, resource } = call;
  const whole = success?.examples[0]?.value;
  const example = whole === undefined ? undefined : valueAt(whole, parsePointer(plan.answer?.at ?? ''));
  if (!isObject(example) || plan.answer === undefined) return;
  const member = resource?.identity?.member;
  const old = member === undefined ? undefined : valueAt(example, parsePointer(member));
  for (const [name, value] of Object.entries(example)) {
    if (Object.hasOwn(record.value, name)) continue;
    define(record.value, name, withId(value, old, record.id));
    setOrigin(record.origins, joinPointer('', name), 'example');
  }
}

/** Replaces an id in all addresses: strings in which it is a whole segment of a path. */
function withId(value: Json, old: unknown, id: string | number): Json {
  if (typeof old !== 'string' && typeof old !== 'number') return structuredClone(value);
  if (typeof value === 'string') {
    if (!value.includes('/')) return value;
    return value
      .split('/')
      .map((segment) => {
        const [head = '', ...rest] = segment.split(/(?=[?#])/);
        return head === String(old) ? [String(id), ...rest].join('') : segment;
      })
      .join('/');
  }
  if (Array.isArray(value)) return value.map((entry) => withId(entry, old, id));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withId(member, old, id)]));
}

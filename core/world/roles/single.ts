import { joinPointer } from '../../json/pointer';
import { answerWith, draftRecord, draftShown, type WorldAnswer } from '../answer';
import type { Call } from '../call';
import { requireRecord } from '../find-record';
import { makeRecord } from '../make-record';
import { define } from '../place';
import { setOrigin } from '../provenance';
import { Refusal } from '../refusal';
import { belongsTo, type StoredRecord } from '../world';
import { answerChanged, mergeInto, replaceIn, sentOf } from './change';

/** Answers with a record. */
export function get(call: Call): WorldAnswer {
  if (call.table === undefined) return answerWith(call, draftShown(call), 'none');
  if (isNamedExample(call)) return answerWith(call, draftShown(call), 'none');
  const record = requireRecord(call);
  return answerWith(call, draftRecord(call, record), 'none');
}

/** Whether the request asks for an example by its name. */
function isNamedExample({ request, success }: Call): boolean {
  const wanted = request.headers['x-world-example'];
  return wanted !== undefined && (success?.examples.some(({ name }) => name === wanted) ?? false);
}

/** Removes a record, and answers with it as it was if the description shows a record. */
export function remove(call: Call): WorldAnswer {
  const { table } = call;
  if (table === undefined) return answerWith(call, draftShown(call), 'unknown');
  const record = requireRecord(call);
  table.records = table.records.filter((one) => one !== record);
  const draft = draftRecord(call, record) ?? draftShown(call, { id: record.id, deleted: true });
  return answerWith(call, draft, 'stored');
}

/** Carries out an action as far as its verb tells: the state that it leads to is assumed, anything else is unknown. */
export function act(call: Call): WorldAnswer {
  const { plan, table } = call;
  const record = table && plan.target ? requireRecord(call) : undefined;
  const { state } = plan;
  if (record && state) {
    delete record.seedOf;
    define(record.value, state.member, state.value);
    setOrigin(record.origins, joinPointer('', state.member), 'computed');
    return answerWith(call, draftRecord(call, record) ?? draftShown(call), 'assumed', 'state-by-verb');
  }
  const isRead = call.facts.method === 'GET' || call.facts.method === 'HEAD';
  const draft = (record && draftRecord(call, record)) ?? draftShown(call);
  return answerWith(call, draft, isRead ? 'none' : 'unknown');
}

export function getSingleton(call: Call): WorldAnswer {
  if (call.table === undefined) return answerWith(call, draftShown(call), 'none');
  const { table } = call;
  if (table.deleted.has(keyOf(call))) throw new Refusal([404, 410], 'deleted', 'It was deleted.');
  if (isNamedExample(call)) return answerWith(call, draftShown(call), 'none');
  return answerWith(call, draftRecord(call, singletonOf(call)), 'none');
}

export function replaceSingleton(call: Call): WorldAnswer {
  return changeSingleton(call, replaceIn);
}

export function mergeSingleton(call: Call): WorldAnswer {
  return changeSingleton(call, mergeInto);
}

function changeSingleton(call: Call, change: typeof replaceIn): WorldAnswer {
  if (call.table === undefined) return answerWith(call, draftShown(call), 'unknown');
  const record = singletonOf(call);
  call.table.deleted.delete(keyOf(call));
  change(call, record, sentOf(call));
  return answerChanged(call, record);
}

export function deleteSingleton(call: Call): WorldAnswer {
  const { table } = call;
  if (table === undefined) return answerWith(call, draftShown(call), 'unknown');
  if (table.deleted.has(keyOf(call))) throw new Refusal([404, 410], 'deleted', 'It was deleted.');
  const record = singletonOf(call);
  table.records = table.records.filter((one) => one !== record);
  table.deleted.add(keyOf(call));
  return answerWith(call, draftRecord(call, record) ?? draftShown(call), 'stored');
}

function keyOf({ parents }: Call): string {
  return JSON.stringify(Object.entries(parents).sort());
}

/** The only record below some parents, which is made where no example shows it. */
function singletonOf(call: Call): StoredRecord {
  const table = call.table!;
  const known = table.records.find(
    (record) =>
      belongsTo(record, call.parents) &&
      Object.keys(record.parents).length >= Object.keys(call.parents).length,
  );
  const shared = known ?? table.records.find((record) => belongsTo(record, call.parents));
  if (known) return known;
  const made = shared
    ? { ...structuredClone({ ...shared, origins: undefined }), origins: new Map(shared.origins) }
    : makeRecord(call, '');
  made.parents = { ...call.parents };
  table.records.push(made);
  return made;
}

import type { ResponseFacts } from '../contracts/world-contract';
import type { SchemaError } from '../contracts/validators';
import { isObject, type Json, type JsonObject } from '../json/json';
import { joinPointer, parsePointer, valueAt } from '../json/pointer';
import type { Call } from './call';
import { makeRoom, putAt } from './place';
import { project } from './project';
import { copyOrigins, groupByOrigin, type Origins, type Provenance, setOrigin } from './provenance';
import { repair } from './repair';
import type { StoredRecord } from './world';

/** The change that a request made: a documented one, one that a verb suggests, an unknown one, or none. */
export type Effect = 'stored' | 'assumed' | 'unknown' | 'none';

/** An answer, and how it came about. */
export interface WorldAnswer {
  status: number;
  headers: Record<string, string>;
  /** Absent without a body, and for a body that is not JSON. */
  body?: Json;
  /** A body that is not JSON. */
  text?: string;
  /** The operationId; absent for a request that reaches none. */
  operation?: string;
  /** `refused`: an error that the request caused. `none`: no valid answer can be made. */
  kind: 'answered' | 'refused' | 'none';
  /** The rule that refused, or that an effect is assumed by. */
  rule?: string;
  /** Whether the operation documents the status. */
  isDocumented: boolean;
  effect: Effect;
  provenance: Provenance;
  /** Pointers to values that the schema did not allow as they were. */
  repaired: string[];
  /** Sentences for people about the answer. */
  notes: string[];
}

/** The body that a role wants to answer with, before it is validated. */
export interface Draft {
  value: Json;
  origins: Origins;
  /** Receives what is made for it, so that the next answer has the same. */
  record?: StoredRecord;
}

/** Returns the success response with a draft in it, or as the description shows it. */
export function answerWith(call: Call, draft: Draft | undefined, effect: Effect, rule?: string): WorldAnswer {
  const { success } = call;
  const base: WorldAnswer = {
    status: call.status,
    headers: headersOf(success),
    operation: call.facts.id,
    kind: 'answered',
    isDocumented: success !== undefined,
    effect,
    ...(rule !== undefined && { rule }),
    provenance: NOTHING,
    repaired: [],
    notes: [...call.notes],
  };
  if (success?.mediaType === undefined) return base;
  if (success.validator === undefined && !/json|\*\/\*/i.test(success.mediaType))
    return withText(base, success);
  return withBody(call, success, draft, base);
}

const NOTHING: Provenance = { stored: [], computed: [], example: [], made: [] };

function headersOf(response: ResponseFacts | undefined): Record<string, string> {
  const values = (response?.headers ?? []).flatMap(({ name, value }): [string, string][] =>
    value === undefined || /^content-/i.test(name) || !/^[\x20-\x7e]*$/.test(value) ? [] : [[name, value]],
  );
  return {
    ...Object.fromEntries(values),
    ...(response?.mediaType !== undefined && { 'Content-Type': response.mediaType }),
  };
}

/** Other media types than JSON are answered as the description shows them. */
function withText(answer: WorldAnswer, { examples, made }: ResponseFacts): WorldAnswer {
  const shown = examples[0]?.value ?? made[0] ?? '';
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown);
  const origin = examples.length > 0 ? 'example' : 'made';
  return { ...answer, text, provenance: { ...NOTHING, [origin]: [''] } };
}

/** Validates a draft and repairs it. Falls back to a documented example, then to a made value, then to no answer. */
function withBody(
  call: Call,
  response: ResponseFacts,
  draft: Draft | undefined,
  answer: WorldAnswer,
): WorldAnswer {
  const samples = samplesOf(call, response);
  const candidates: Draft[] = [
    ...(draft ? [draft] : []),
    ...response.examples.slice(0, 1).map(({ value }) => draftOf(value, 'example')),
    ...samples.map((value) => draftOf(value, 'made')),
  ];
  if (response.validator === undefined) {
    const [first] = candidates;
    return first ? finish(answer, first, [], []) : answer;
  }
  let failed: SchemaError | undefined;
  try {
    const validate = call.world.validatorOf(response.validator);
    // `null`, `{}` and `[]` are the last resort of a schema that nothing was made from.
    for (const candidate of [
      ...candidates,
      draftOf({}, 'made'),
      draftOf([], 'made'),
      draftOf(null, 'made'),
    ]) {
      const isDraft = candidate === draft;
      const result = repair(validate, candidate.value, samples, call.world.seed - 1);
      if ('failed' in result) {
        failed ??= result.failed;
        continue;
      }
      const made = withRepairs(candidate, result);
      if (isDraft && draft?.record) keepMade(call, draft.record, made);
      const notes =
        draft && !isDraft ? ['The values of this world do not fit the schema of this answer.'] : [];
      return finish(answer, made, result.changed, notes);
    }
  } catch (error) {
    const reason = `The schema of this answer cannot be compiled: ${error instanceof Error ? error.message : String(error)}`;
    return noAnswer(answer, reason);
  }
  return noAnswer(
    answer,
    `No value fits the schema of this answer: ${failed?.keyword ?? 'schema'} at ${failed?.instancePath || '/'}.`,
  );
}

/** Values that were made from the schema, in an order that depends on the seed of the world. */
function samplesOf({ world }: Call, { made }: ResponseFacts): Json[] {
  const start = (world.seed - 1) % Math.max(made.length, 1);
  return [...made.slice(start), ...made.slice(0, start)];
}

export function draftOf(value: Json, origin: 'example' | 'made'): Draft {
  const origins: Origins = new Map();
  setOrigin(origins, '', origin);
  return { value, origins };
}

function withRepairs(
  draft: Draft,
  { value, changed, added }: { value: Json; changed: string[]; added: string[] },
): Draft {
  const origins = new Map(draft.origins);
  for (const pointer of [...changed, ...added])
    if (valueAt(value, parsePointer(pointer)) !== undefined) setOrigin(origins, pointer, 'made');
  return { ...draft, value, origins };
}

/** Keeps the members of a record that were made for its answer. */
function keepMade(call: Call, record: StoredRecord, { value, origins }: Draft): void {
  const at = call.plan.answer?.at ?? '';
  const shown = valueAt(value, parsePointer(at));
  if (!isObject(shown)) return;
  for (const [name, member] of Object.entries(shown)) {
    if (Object.hasOwn(record.value, name)) continue;
    putAt(record.value, joinPointer('', name), structuredClone(member));
    copyOrigins(origins, joinPointer(at, name), record.origins, joinPointer('', name));
  }
}

function finish(
  answer: WorldAnswer,
  { value, origins }: Draft,
  repaired: readonly string[],
  notes: readonly string[],
): WorldAnswer {
  return {
    ...answer,
    body: value,
    provenance: groupByOrigin(value, origins),
    repaired: [...repaired],
    notes: [...answer.notes, ...notes],
  };
}

function noAnswer(answer: WorldAnswer, detail: string): WorldAnswer {
  return {
    ...answer,
    status: 501,
    kind: 'none',
    effect: 'none',
    isDocumented: false,
    headers: { 'Content-Type': 'application/problem+json' },
    body: { type: 'about:blank', title: 'No valid answer can be made', status: 501, detail },
    provenance: NOTHING,
    notes: [...answer.notes, detail],
  };
}

/** The draft of a record: projected on the schema of the answer, in the envelope that the description shows. */
export function draftRecord(call: Call, record: StoredRecord): Draft | undefined {
  const { answer } = call.plan;
  if (answer === undefined || call.success === undefined) return undefined;
  const { value, origins } = project(record, call.success, record.seedOf === call.plan.id);
  if (answer.at === '') return { value, origins, record };
  const envelope = envelopeOf(call, answer.at);
  const whole = putAt(makeRoom(envelope.value, answer.at), answer.at, value);
  copyOrigins(origins, '', envelope.origins, answer.at);
  return { value: whole, origins: envelope.origins, record };
}

/** A copy of the example of an answer that has something at a pointer, else of a made one. */
export function envelopeOf(call: Call, at: string): Draft {
  const { success } = call;
  const example = success?.examples.find(({ value }) => valueAt(value, parsePointer(at)) !== undefined);
  if (example) return draftOf(structuredClone(example.value), 'example');
  const [made] = success ? samplesOf(call, success) : [];
  return draftOf(structuredClone(made ?? {}), 'made');
}

/** The documented body, with the values of the request where an answer has a member of that name. */
export function draftShown(call: Call, extra: JsonObject = {}): Draft | undefined {
  const { success } = call;
  if (success === undefined) return undefined;
  const wanted = call.request.headers['x-world-example'];
  const named = success.examples.find(({ name }) => name === wanted);
  const [example] = named ? [named] : success.examples;
  const [made] = samplesOf(call, success);
  const value = example?.value ?? made;
  if (value === undefined) return undefined;
  const draft = draftOf(structuredClone(value), example ? 'example' : 'made');
  if (named || !isObject(draft.value)) return draft;
  const sent: JsonObject = { ...(isObject(call.body) ? call.body : {}), ...extra };
  for (const [name, own] of Object.entries(sent)) {
    if (!Object.hasOwn(draft.value, name) || !isAlike(own, draft.value[name])) continue;
    const pointer = joinPointer('', name);
    const before = draft.value[name]!;
    putAt(draft.value, pointer, structuredClone(own));
    if (isValid(call, success, draft.value)) setOrigin(draft.origins, pointer, 'computed');
    else putAt(draft.value, pointer, before);
  }
  return draft;
}

/** Whether two values have the same type. */
function isAlike(one: Json, other: Json | undefined): boolean {
  return other === null || (typeof one === typeof other && Array.isArray(one) === Array.isArray(other));
}

function isValid({ world }: Call, { validator }: ResponseFacts, value: Json): boolean {
  if (validator === undefined) return true;
  try {
    return world.validatorOf(validator)(value);
  } catch {
    return false;
  }
}

import { isObject, type Json } from '../json/json';
import { parsePointer, valueAt } from '../json/pointer';
import type { ExplainedError } from '../schema/explain-error';
import { findNearest } from '../text/nearest';
import { define, dropAt, putAt } from '../world/place';
import { sampleAt } from '../world/sample-at';

/** A request that a reader can send. */
export interface WrittenRequest {
  method: string;
  /** Below the base URL, with its query. */
  path: string;
  body?: Json;
}

type Mistake = Pick<ExplainedError, 'pointer' | 'instancePath' | 'keyword'>;

/** Each round can uncover mistakes that an outer one has hidden. */
const ROUNDS = 6;

/**
 * Corrects a body: a misspelled member gets its name, an unknown one goes, a missing or wrong value is that of the documented example.
 * Undefined if that does not end in a valid body. Does not change `given`.
 * @param blamed pointers of values that the response refuses, though they match the schema.
 */
export function correctBody(
  given: Json,
  sample: Json | undefined,
  check: (body: Json) => readonly Mistake[],
  blamed: readonly string[] = [],
): Json | undefined {
  let body = structuredClone(given);
  // A misspelled member may be the one that is missing.
  for (const mistake of check(body).filter(isUnknown)) body = correctOne(body, sample, mistake) ?? body;
  for (const pointer of blamed)
    if (isSameAt(pointer, body, given)) body = putSample(body, sample, pointer) ?? body;
  for (let round = 0; round < ROUNDS; round += 1) {
    const mistakes = check(body);
    if (mistakes.length === 0) return body;
    for (const mistake of mistakes.toReversed()) {
      const next = correctOne(body, sample, mistake);
      if (next === undefined) return undefined;
      body = next;
    }
  }
  return undefined;
}

function correctOne(body: Json, sample: Json | undefined, mistake: Mistake): Json | undefined {
  const { pointer, instancePath } = mistake;
  if (!isUnknown(mistake)) return putSample(body, sample, pointer);
  const name = parsePointer(pointer).at(-1) ?? '';
  const holder = valueAt(body, parsePointer(instancePath));
  const known = valueAt(sample ?? null, parsePointer(instancePath));
  const value = valueAt(body, parsePointer(pointer));
  dropAt(body, pointer);
  const [meant] = isObject(known) ? findNearest(name, Object.keys(known)) : [];
  if (meant !== undefined && value !== undefined && isObject(holder) && !Object.hasOwn(holder, meant))
    define(holder, meant, value);
  return body;
}

function isUnknown({ keyword }: Mistake): boolean {
  return keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';
}

/** Whether two bodies have the same value at a pointer, or both have none. */
function isSameAt(pointer: string, one: Json, other: Json): boolean {
  const [first, second] = [one, other].map((body) => JSON.stringify(valueAt(body, parsePointer(pointer))));
  return first === second;
}

/** Puts the value of the sample at a pointer. */
function putSample(body: Json, sample: Json | undefined, pointer: string): Json | undefined {
  const value = sampleAt(sample, pointer);
  return value === undefined ? undefined : putAt(body, pointer, structuredClone(value));
}

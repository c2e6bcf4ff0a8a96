import type { Json } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import { formatExplainedError } from '#core/schema/explain-error';
import { describe, expect, it } from 'vitest';
import type { ExampleCase } from './example-case';
import type { Validate } from './validator';

/** Marks a member to remove. */
export const REMOVED = Symbol('removed');

/** A valid example with one change that must be refused. */
export interface Refusal {
  /** Id of the example. */
  example: string;
  /** JSON Pointer to the changed member; empty for the whole value. */
  at: string;
  to: Json | typeof REMOVED;
  /** Keyword that must refuse it. */
  keyword: string;
}

/** One test per example, and one per refusal, so that a check that never fails is found. */
export function describeExamples(cases: ExampleCase[], refusals: Refusal[], validate: Validate): void {
  describe('is a valid example', () => {
    for (const example of cases) {
      it(`${example.id} (${example.direction})`, () => {
        expect(validate(example).map(formatExplainedError)).toEqual([]);
      });
    }
  });

  describe('refuses', () => {
    for (const { example, at, to, keyword } of refusals) {
      it(`${example} with ${at || 'its value'} ${to === REMOVED ? 'removed' : `= ${shorten(to)}`}, by ${keyword}`, () => {
        const original = cases.find(({ id }) => id === example);
        if (!original)
          throw new Error(
            `There is no example "${example}" here. There are ${cases.map(({ id }) => id).join(', ')}.`,
          );
        expect(validate(original)).toEqual([]);
        const errors = validate({ ...original, value: withChange(original.value, at, to) });
        expect(errors.map((error) => error.keyword)).toContain(keyword);
        // Its message leads to the place.
        expect(errors.map(formatExplainedError).join('\n')).toContain(at.replace(/\/[^/]*$/, ''));
      });
    }
  });
}

function withChange(value: Json, at: string, to: Json | typeof REMOVED): Json {
  if (at === '' && to !== REMOVED) return to;
  const keys = parsePointer(at);
  const last = keys.pop()!;
  const copy = structuredClone(value);
  let parent = copy as Record<string, Json>;
  for (const key of keys) parent = parent[key] as Record<string, Json>;
  if (to === REMOVED) delete parent[last];
  else parent[last] = to;
  return copy;
}

function shorten(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '#core/json/json';
import type { TaskAssertion } from '../task/task';

/** The comparisons of an assertion. */
export const COMPARISONS = ['equals', 'count', 'contains', 'set-equals', 'matches'] as const;

/** Whether a value of a response is what an assertion says about it. A value that does not exist never is. */
export function holds(assertion: TaskAssertion, value: Json | undefined): boolean {
  if (value === undefined) return false;
  if (assertion.equals !== undefined) return isDeepStrictEqual(value, assertion.equals);
  if (assertion.count !== undefined) return Array.isArray(value) && value.length === assertion.count;
  if (assertion.contains !== undefined) return contains(value, assertion.contains);
  if (assertion['set-equals'] !== undefined) return hasSameEntries(value, assertion['set-equals']);
  if (assertion.matches !== undefined) return matches(value, assertion.matches);
  throw new Error('An assertion has no comparison.');
}

function matches(value: Json, pattern: string): boolean {
  return typeof value !== 'object' && new RegExp(pattern, 'u').test(String(value));
}

function contains(value: Json, part: Json): boolean {
  if (typeof value === 'string' && typeof part === 'string') return value.includes(part);
  if (Array.isArray(value)) return value.some((entry) => includes(entry, part));
  return includes(value, part);
}

/** An object may have further members, a list further entries. */
function includes(value: Json | undefined, part: Json): boolean {
  if (Array.isArray(part))
    return Array.isArray(value) && part.every((entry) => value.some((one) => includes(one, entry)));
  if (!isObject(part)) return value === part;
  return isObject(value) && Object.entries(part).every(([key, member]) => includes(value[key], member));
}

function hasSameEntries(value: Json, entries: Json[]): boolean {
  return Array.isArray(value) && isDeepStrictEqual(sorted(value), sorted(entries));
}

function sorted(values: Json[]): string[] {
  return values.map((value) => JSON.stringify(value)).toSorted();
}

import type { Problem } from '../../generator/problems/problem';
import type { PageMistake } from '../errors/page-error';

/** Returns the problem for a page that cannot be read, because rules would find nothing in it. */
export function problemOf({ message, rename: _, ...location }: PageMistake): Problem {
  return { ruleId: 'page', severity: 'error', message, location: { ...location, pointer: '' } };
}

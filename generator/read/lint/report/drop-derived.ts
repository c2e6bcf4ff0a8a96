import type { Severity } from '../../../problems/problem';
import type { NormalizedProblem } from '../../source/documents';

/** Rules whose problems cause others. */
const CAUSES = new Set([
  'house/enum-values-explained',
  'house/money-in-cents',
  'no-enum-type-mismatch',
  'no-schema-type-mismatch',
  'description/ref-kind-matches',
]);

/** Rules that explain a member that Redocly does not expect: that it is part of OpenAPI, or how it is read. */
const EXPLAINED = new Set([
  'description/no-nested-encoding',
  'description/known-types',
  'description/items-is-schema',
]);

/**
 * Drops the problems that follow from another one at their location `from`: the target of a reference has the wrong type because
 * the reference is wrong, or an example is invalid because its schema is wrong. A problem does not follow from one with a lower
 * severity.
 */
export function dropDerived(
  found: readonly NormalizedProblem[],
  severityOf: (problem: NormalizedProblem) => Severity,
): NormalizedProblem[] {
  const causes = found.filter(({ ruleId }) => CAUSES.has(ruleId));
  const errors = new Set(causes.filter((cause) => severityOf(cause) === 'error').flatMap(placesOf));
  const all = new Set(causes.flatMap(placesOf));
  const explained = new Set(found.filter(({ ruleId }) => EXPLAINED.has(ruleId)).map(ownPlaceOf));
  return found.filter((problem) => {
    const { ruleId, from } = problem;
    if (ruleId === 'struct' && explained.has(ownPlaceOf(problem))) return false;
    if (from?.pointer === undefined || CAUSES.has(ruleId)) return true;
    return !(severityOf(problem) === 'error' ? errors : all).has(placeOf(from.source, from.pointer));
  });
}

/** Returns the objects that a cause may be about: its location is one of their members, or an entry of one. */
function placesOf({ location: [place] }: NormalizedProblem): string[] {
  if (place?.pointer === undefined) return [];
  const tokens = place.pointer.split('/');
  return [1, 2].map((levels) => placeOf(place.source, tokens.slice(0, -levels).join('/')));
}

function ownPlaceOf({ location: [place] }: NormalizedProblem): string {
  return place?.pointer === undefined ? '' : placeOf(place.source, place.pointer);
}

function placeOf({ absoluteRef }: { absoluteRef: string }, pointer: string): string {
  return `${absoluteRef}${pointer.replace(/^#\/?/, '#/')}`;
}

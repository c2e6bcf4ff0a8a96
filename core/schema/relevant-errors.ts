import type { SchemaError } from '../contracts/validators';
import { joinPointer } from '../json/pointer';

/** Keywords that only sum up what the errors of their branches say. */
const SUMMARIES = new Set(['anyOf', 'oneOf', 'if']);

const UNKNOWN = new Set(['unevaluatedProperties', 'additionalProperties']);

/** The errors that a person can act on, without those that follow from another one; all of them where none would be left. */
export function relevantErrors(errors: SchemaError[]): SchemaError[] {
  const relevant = errors.filter((error) => isRelevant(error, errors));
  return relevant.length > 0 ? relevant : errors;
}

/** True for a member that the description does not name. */
export function isUnknownMember({ keyword }: Pick<SchemaError, 'keyword'>): boolean {
  return UNKNOWN.has(keyword);
}

/** False for an error that follows from another one, or that says only that a value may be empty as well. */
function isRelevant(error: SchemaError, errors: SchemaError[]): boolean {
  if (SUMMARIES.has(error.keyword)) return false;
  if (error.keyword === 'type' && error.params.type === 'null') return false;
  if (error.instancePath.includes('/') && error.schemaPath.includes('/propertyNames/')) return false;
  return !UNKNOWN.has(error.keyword) || isReallyUnknown(error, errors);
}

/**
 * A branch that fails does not tell which members it knows, so its members look unknown too: a member is unknown only
 * when nothing else is wrong with it and no branch knows it.
 */
function isReallyUnknown(error: SchemaError, errors: SchemaError[]): boolean {
  const pointer = pointerOf(error);
  const isKnown = errors.some(
    (other) =>
      !UNKNOWN.has(other.keyword) &&
      (pointerOf(other) === pointer || pointerOf(other).startsWith(`${pointer}/`)),
  );
  return (
    !isKnown && !errors.some((other) => isNestedUnknown(other, pointer)) && isInAllBranches(error, errors)
  );
}

function isNestedUnknown(error: SchemaError, pointer: string): boolean {
  return UNKNOWN.has(error.keyword) && pointerOf(error).startsWith(`${pointer}/`);
}

function isInAllBranches(error: SchemaError, errors: SchemaError[]): boolean {
  const counts = new Map<string, number>();
  for (const other of errors) {
    if (!UNKNOWN.has(other.keyword) || other.instancePath !== error.instancePath) continue;
    // equivalent mutants (number): counts are compared with each other alone
    counts.set(pointerOf(other), (counts.get(pointerOf(other)) ?? 0) + 1);
  }
  return counts.get(pointerOf(error)) === Math.max(...counts.values());
}

/** The member that an error is about: a missing or unknown one is named in the parameters. */
export function pointerOf({ instancePath, params }: Pick<SchemaError, 'instancePath' | 'params'>): string {
  const member = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  return typeof member === 'string' ? joinPointer(instancePath, member) : instancePath;
}

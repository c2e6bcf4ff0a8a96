import type { SchemaError } from '../contracts/validators';
import { joinPointer } from '../json/pointer';

/** Keywords that only sum up what the errors of their branches say. */
const SUMMARIES = new Set(['anyOf', 'oneOf', 'if']);

const UNKNOWN = new Set(['unevaluatedProperties', 'additionalProperties']);

/** The errors that a person can act on, without those that follow from another one; all of them where none would be left. */
export function relevantErrors(errors: SchemaError[]): SchemaError[] {
  const heard = hear(errors);
  const relevant = errors.filter((error) => isRelevant(error, heard));
  return relevant.length > 0 ? relevant : errors;
}

/** True for a member that the description does not name. */
export function isUnknownMember({ keyword }: Pick<SchemaError, 'keyword'>): boolean {
  return UNKNOWN.has(keyword);
}

/** What a list of errors says of members, by their pointers: gathered once, because a body may have thousands of errors. */
interface Heard {
  /** Members that are wrong, or hold something wrong: some branch knows them. */
  known: Set<string>;
  /** Members that hold an unknown one. */
  outer: Set<string>;
  /** How many branches do not know a member. */
  counts: Map<string, number>;
  /** The highest of these counts in one object. */
  highest: Map<string, number>;
}

function hear(errors: SchemaError[]): Heard {
  const unknown = errors.filter(isUnknownMember);
  const counts = new Map<string, number>();
  const highest = new Map<string, number>();
  for (const error of unknown) {
    const pointer = pointerOf(error);
    // equivalent mutants (number): counts are compared with each other alone
    const count = (counts.get(pointer) ?? 0) + 1;
    counts.set(pointer, count);
    highest.set(error.instancePath, Math.max(count, highest.get(error.instancePath) ?? 0));
  }
  const others = errors.filter((error) => !isUnknownMember(error));
  return {
    known: new Set(others.map(pointerOf).flatMap((pointer) => [pointer, ...pointersAbove(pointer)])),
    outer: new Set(unknown.map(pointerOf).flatMap(pointersAbove)),
    counts,
    highest,
  };
}

/** `/items/0` has `/items` and the whole above it. */
function pointersAbove(pointer: string): string[] {
  const tokens = pointer.split('/');
  return tokens.slice(1).map((_, index) => tokens.slice(0, index + 1).join('/'));
}

/** False for an error that follows from another one, or that says only that a value may be empty as well. */
function isRelevant(error: SchemaError, heard: Heard): boolean {
  if (SUMMARIES.has(error.keyword)) return false;
  if (error.keyword === 'type' && error.params.type === 'null') return false;
  if (error.instancePath.includes('/') && error.schemaPath.includes('/propertyNames/')) return false;
  return !isUnknownMember(error) || isReallyUnknown(error, heard);
}

/**
 * A branch that fails does not tell which members it knows, so its members look unknown too: a member is unknown only
 * when nothing else is wrong with it and no branch knows it.
 */
function isReallyUnknown(error: SchemaError, { known, outer, counts, highest }: Heard): boolean {
  const pointer = pointerOf(error);
  if (known.has(pointer) || outer.has(pointer)) return false;
  return counts.get(pointer) === highest.get(error.instancePath);
}

/** The member that an error is about: a missing or unknown one is named in the parameters. */
export function pointerOf({ instancePath, params }: Pick<SchemaError, 'instancePath' | 'params'>): string {
  const member = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  return typeof member === 'string' ? joinPointer(instancePath, member) : instancePath;
}

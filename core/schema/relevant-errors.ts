import type { SchemaError } from '../contracts/validators';
import { joinPointer } from '../json/pointer';

/** Keywords whose errors only summarize those of their branches. */
const SUMMARIES = new Set(['anyOf', 'oneOf', 'if']);

const UNKNOWN = new Set(['unevaluatedProperties', 'additionalProperties']);

/** Keeps the errors that a person can act on and drops those that follow from another one, unless none would be left. */
export function relevantErrors(errors: SchemaError[]): SchemaError[] {
  const statistics = summarize(errors);
  const relevant = errors.filter((error) => isRelevant(error, statistics));
  return relevant.length > 0 ? relevant : errors;
}

/** True for an error about a member that the description does not name. */
export function isUnknownMember({ keyword }: Pick<SchemaError, 'keyword'>): boolean {
  return UNKNOWN.has(keyword);
}

/** Statistics of errors by member pointer. Gathered in one pass, because a body may have thousands of errors. */
interface ErrorStatistics {
  /** Members with an error at or below them: some branch knows them. */
  known: Set<string>;
  /** Members that contain an unknown one. */
  outer: Set<string>;
  /** Number of branches that do not know a member. */
  counts: Map<string, number>;
  /** Maximum of these counts within one object. */
  highest: Map<string, number>;
}

function summarize(errors: SchemaError[]): ErrorStatistics {
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

/** The ancestors of `/items/0` are `/items` and the root. */
function pointersAbove(pointer: string): string[] {
  const tokens = pointer.split('/');
  return tokens.slice(1).map((_, index) => tokens.slice(0, index + 1).join('/'));
}

/** False for an error that follows from another one, or that only mentions that null is allowed too. */
function isRelevant(error: SchemaError, statistics: ErrorStatistics): boolean {
  if (SUMMARIES.has(error.keyword)) return false;
  if (error.keyword === 'type' && error.params.type === 'null') return false;
  if (error.instancePath.includes('/') && error.schemaPath.includes('/propertyNames/')) return false;
  return !isUnknownMember(error) || isReallyUnknown(error, statistics);
}

/**
 * A failing branch does not report which members it knows, so they look unknown too. A member is really unknown only when
 * nothing else is wrong with it and no branch knows it.
 */
function isReallyUnknown(error: SchemaError, { known, outer, counts, highest }: ErrorStatistics): boolean {
  const pointer = pointerOf(error);
  if (known.has(pointer) || outer.has(pointer)) return false;
  return counts.get(pointer) === highest.get(error.instancePath);
}

/** Pointer to the member that an error is about; a missing or unknown one is named in the parameters. */
export function pointerOf({ instancePath, params }: Pick<SchemaError, 'instancePath' | 'params'>): string {
  const member = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  return typeof member === 'string' ? joinPointer(instancePath, member) : instancePath;
}

import type { SchemaError } from '../contracts/validators';
import { combineAlternatives } from './combine-alternatives';
import { isListedValue, isUnknownMember } from './error-kinds';

/** Keywords whose errors only summarize those of their branches. */
const SUMMARIES = new Set(['anyOf', 'oneOf', 'if']);

/**
 * Keeps the errors that a person can act on: of each choice those of one alternative, and none that follow from another error,
 * unless no others would be left.
 */
export function relevantErrors(errors: readonly SchemaError[]): SchemaError[] {
  const combined = combineAlternatives(errors);
  const misled = new Set(combined.filter(isListedValue).map(({ instancePath }) => parentOf(instancePath)));
  const relevant = combined.filter((error) => isRelevant(error, misled));
  return relevant.length > 0 ? relevant : combined;
}

/**
 * False for an error that follows from another one, or that only mentions that null is allowed too. `misled` are objects with a
 * member whose value is not one of those listed: which members they need may depend on it.
 */
function isRelevant(error: SchemaError, misled: ReadonlySet<string>): boolean {
  const { keyword, instancePath, schemaPath, params } = error;
  if (SUMMARIES.has(keyword)) return false;
  if (keyword === 'type' && params.type === 'null') return false;
  if (keyword === 'required' && isConditional(error)) return !misled.has(instancePath);
  return isUnknownMember(error) || !instancePath.includes('/') || !schemaPath.includes('/propertyNames/');
}

function isConditional({ schemaPath }: SchemaError): boolean {
  return /\/(?:then|else)\//.test(schemaPath);
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

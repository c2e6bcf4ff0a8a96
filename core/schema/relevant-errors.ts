import type { SchemaError } from '../contracts/validators';
import { combineAlternatives } from './combine-alternatives';
import { isListedValue } from './error-kinds';

/**
 * Keeps the errors that a person can act on: of each choice those of one alternative, and none that follow from another error,
 * unless no others would be left.
 */
export function relevantErrors(errors: readonly SchemaError[]): SchemaError[] {
  const combined = combineAlternatives(errors);
  const misled = new Set(combined.filter(isListedValue).map(({ instancePath }) => parentOf(instancePath)));
  return combined.filter((error) => isRelevant(error, misled));
}

/**
 * False for an error that follows from another one. `misled` are objects with a member whose value is not one of those listed:
 * which members they need may depend on it.
 */
function isRelevant(error: SchemaError, misled: ReadonlySet<string>): boolean {
  const { keyword, instancePath, propertyName } = error;
  // The errors of a branch say what is wrong; that of `if` only says which branch it is.
  if (keyword === 'if') return false;
  if (keyword === 'required' && isConditional(error)) return !misled.has(instancePath);
  // The error of `propertyNames` itself says which key to rename.
  return propertyName === undefined;
}

function isConditional({ schemaPath }: SchemaError): boolean {
  return /\/(?:then|else)\//.test(schemaPath);
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

import type { SchemaError, Validator } from '../contracts/validators';
import type { Json } from '../json/json';
import { combineAlternatives } from './combine-alternatives';
import { explainError, formatExplainedError, type ExplainedError } from './explain-error';
import { relevantErrors } from './relevant-errors';

/** Validates a value and explains its errors, without duplicates; an empty list means that it is valid. */
export function judge(validate: Validator, value: Json): ExplainedError[] {
  if (validate(value)) return [];
  const errors = relevantErrors(combineAlternatives(validate.errors ?? []));
  const explained = errors.filter(isNeeded).map((error) => explainError(error, value));
  // Several branches can report the same error.
  return [...new Map(explained.map((one) => [formatExplainedError(one), one])).values()];
}

/** A type error is redundant next to an enum error, whose listed values show the type. */
function isNeeded({ keyword, instancePath }: SchemaError, _: number, errors: SchemaError[]): boolean {
  const isListed = errors.some((other) => other.keyword === 'enum' && other.instancePath === instancePath);
  return keyword !== 'type' || !isListed;
}

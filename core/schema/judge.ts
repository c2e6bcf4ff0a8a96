import type { SchemaError, Validator } from '../contracts/validators';
import type { Json } from '../json/json';
import { combineAlternatives } from './combine-alternatives';
import { explainError, formatExplainedError, type ExplainedError } from './explain-error';
import { relevantErrors } from './relevant-errors';

/** Everything that a compiled schema says against a value, each complaint once; nothing when the value is valid. */
export function judge(validate: Validator, value: Json): ExplainedError[] {
  if (validate(value)) return [];
  const errors = relevantErrors(combineAlternatives(validate.errors ?? []));
  const explained = errors.filter(isNeeded).map((error) => explainError(error, value));
  // Several branches can say the same about the same value.
  return [...new Map(explained.map((one) => [formatExplainedError(one), one])).values()];
}

/** The listed values tell the type as well. */
function isNeeded({ keyword, instancePath }: SchemaError, _: number, errors: SchemaError[]): boolean {
  const isListed = errors.some((other) => other.keyword === 'enum' && other.instancePath === instancePath);
  return keyword !== 'type' || !isListed;
}

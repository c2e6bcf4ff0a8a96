import { groupBy } from '../collections/group-by';
import type { SchemaError, Validator } from '../contracts/validators';
import type { Json } from '../json/json';
import { isListedValue, pointerOf } from './error-kinds';
import { explainError, type ExplainedError } from './explain-error';
import { relevantErrors } from './relevant-errors';

/** Validates a value and explains its errors, one for each wrong value; an empty list means that it is valid. */
export function judge(validate: Validator, value: Json): ExplainedError[] {
  if (validate(value)) return [];
  const errors = relevantErrors(validate.errors ?? []);
  const explained = [...groupBy(errors, subjectOf).values()].flatMap(mostTelling);
  return explained.map((error) => explainError(error, value));
}

/** The subject of an error: a value, or members of which one is missing. */
function subjectOf(error: SchemaError): string {
  const { alternatives } = error.params;
  return JSON.stringify([pointerOf(error), alternatives]);
}

/** Of the errors about one value, the first that says most: listed values, then another rule, then the fewest types. */
function mostTelling(errors: SchemaError[]): SchemaError[] {
  return errors.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, 1);
}

function rankOf(error: SchemaError): number {
  if (isListedValue(error)) return 0;
  if (error.keyword !== 'type') return 1;
  // equivalent mutants (number): only the order counts
  return 1 + [error.params.type].flat().length;
}

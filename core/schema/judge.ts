import { groupBy } from '../collections/group-by';
import type { SchemaError, Validator } from '../contracts/validators';
import type { Json } from '../json/json';
import { combineAlternatives } from './combine-alternatives';
import { explainError, type ExplainedError } from './explain-error';
import { pointerOf, relevantErrors } from './relevant-errors';

/** More errors are not read: nobody repairs so many, and relating them to each other takes time. */
const MAX_ERRORS = 2000;

/** Validates a value and explains its errors, one for each wrong value; an empty list means that it is valid. */
export function judge(validate: Validator, value: Json): ExplainedError[] {
  if (validate(value)) return [];
  const errors = relevantErrors(combineAlternatives((validate.errors ?? []).slice(0, MAX_ERRORS)));
  const explained = [...groupBy(errors, pointerOf).values()].flatMap(mostTelling);
  return explained.map((error) => explainError(error, value));
}

/** Of the errors about one value, the first that says most about it: listed values, then another rule, then the fewest types. */
function mostTelling(errors: SchemaError[]): SchemaError[] {
  return errors.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, 1);
}

function rankOf({ keyword, params }: SchemaError): number {
  if (keyword === 'enum' || keyword === 'const') return 0;
  if (keyword !== 'type') return 1;
  return 1 + [params.type].flat().length;
}

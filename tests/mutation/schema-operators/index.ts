import { deleteKeyword } from './delete-keyword';
import { dropPart } from './drop-part';
import { integerToNumber, loosenPattern, oneOfToAnyOf } from './loosen';
import type { SchemaOperator } from './schema-operator';
import { tightenLimit, weakenLimit } from './weaken';

/** Every change to a schema that the examples and their mutants must notice. */
export const SCHEMA_OPERATORS: readonly SchemaOperator[] = [
  deleteKeyword,
  dropPart,
  weakenLimit,
  tightenLimit,
  loosenPattern,
  integerToNumber,
  oneOfToAnyOf,
];

import { arithmetic, equality, logical, relational } from './binary';
import { conditional, guard, negation } from './condition';
import { booleanLiteral, numberLiteral, textLiteral } from './literal';
import { droppedEntry } from './member';
import { droppedMethod, swappedMethod } from './method';
import type { SourceOperator } from './source-operator';

/** Every change to the code of the simulator that its tests must notice. Statements and members are dropped by `instrument`. */
export const SOURCE_OPERATORS: readonly SourceOperator[] = [
  relational,
  equality,
  logical,
  arithmetic,
  conditional,
  negation,
  guard,
  booleanLiteral,
  numberLiteral,
  textLiteral,
  swappedMethod,
  droppedMethod,
  droppedEntry,
];

/** The names of all operators; the last two are what `instrument` drops. */
export const OPERATORS: readonly string[] = [
  ...SOURCE_OPERATORS.map(({ name }) => name),
  'dropped-statement',
  'dropped-member',
];

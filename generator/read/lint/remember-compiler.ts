import type { Options } from 'ajv/dist/2020';
import type { Json } from '#core/json/json';
import { closedDefinitions, createCompiler, type Compiler } from '#core/schema/create-compiler';
import type { Direction } from '#core/schema/direction';
import { keyOf } from '../../run/memo/results';
import { resultsOfRun } from '../../run/memo/results-of-run';

/**
 * Returns the compiler for `schemas`, that of an earlier run if they are the same but for their annotations: most changes are of
 * descriptions, and compiling takes longer than everything else that a rule does.
 */
export function rememberCompiler(
  schemas: Record<string, Json>,
  direction: Direction,
  options: Options,
): Compiler {
  const definitions = closedDefinitions(schemas, direction);
  const create = () => createCompiler(schemas, direction, options, definitions);
  const results = resultsOfRun.getStore();
  return results ? results.remember('compiler', keyOf(definitions, direction, options), create) : create();
}

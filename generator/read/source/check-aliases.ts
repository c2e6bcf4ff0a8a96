import type { Problem } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import type { Document } from './documents';

/** Ten times the number of values in the largest known descriptions. */
const MAX_VALUES = 10_000_000;

/**
 * Reports a YAML file whose aliases (`*name`) contain themselves, or expand to more values than can be written out.
 * @see https://yaml.org/spec/1.2.2/#71-alias-nodes
 */
export function checkAliases({ parsed, source }: Document): Problem[] {
  const count = countValues(parsed, new Map());
  if (count <= MAX_VALUES) return [];
  const reason = count === Infinity ? 'contain themselves' : `expand to more than ${MAX_VALUES} values`;
  return [
    {
      ruleId: 'yaml-aliases',
      severity: 'error',
      message: `The YAML aliases of the file ${reason}.`,
      remedy: 'Use `$ref` instead of an alias.',
      location: { file: relativePath(source.absoluteRef), line: 1, column: 1, pointer: '' },
    },
  ];
}

/** Counts the values in a value with all aliases expanded. */
function countValues(value: unknown, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1;
  const before = known.get(value);
  if (before !== undefined) return before;
  // A value that is reached again before it is counted contains itself.
  known.set(value, Infinity);
  let count = 1;
  for (const child of Object.values(value)) count += countValues(child, known);
  known.set(value, count);
  return count;
}

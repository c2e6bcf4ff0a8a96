import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { objectOf } from '#core/json/read';
import type { Specified } from '../../../specified';
import type { Operation } from '../../../specified/operations/operation';
import { below, follow, valueAt } from './sites';

/** An operation that both have, with the pointers to what it takes and what it returns when it succeeds. */
export interface Pair {
  operation: Operation;
  pointer: string;
  request?: string;
  response?: string;
}

/** Every operation of the specification that the description has too. */
export function operationsOf(description: BundledDescription, specified: Specified): Pair[] {
  return Object.values(specified.operations)
    .flat()
    .map((operation) => ({ operation, pointer: pointerOf(operation) }))
    .filter(({ pointer }) => valueAt(description, pointer) !== undefined)
    .map((pair) => ({
      ...pair,
      request: schemaAt(description, below(pair.pointer, 'requestBody')),
      response: schemaAt(description, successAt(description, pair.pointer)),
    }));
}

/** The pointer of an operation in the description. */
export function pointerOf({ method, path }: Operation): string {
  return below('#/paths', path, method.toLowerCase());
}

function successAt(description: BundledDescription, pointer: string): string {
  const statuses = Object.keys(objectOf(valueAt(description, below(pointer, 'responses'))));
  return below(pointer, 'responses', statuses.find((status) => status.startsWith('2')) ?? '');
}

function schemaAt(description: BundledDescription, holder: string): string | undefined {
  const schema = below(follow(description, holder), 'content', 'application/json', 'schema');
  return valueAt(description, schema) === undefined ? undefined : schema;
}

import { isObject, type Json, type JsonObject } from '#core/json/json';
import type { Operation } from '../../model/api/api-model';
import { jsonContent } from './build-operation';
import { resourceOf } from './resource-of';

/** One object from an example of a success response. */
export interface ResponseExample {
  /** The collection that it belongs to: `contacts`, `coupons`, `transactions`. */
  resource: string;
  kind: 'get' | 'list' | 'create' | 'update';
  value: JsonObject;
}

const KINDS: ReadonlyMap<string, ResponseExample['kind']> = new Map([
  ['post', 'create'],
  ['put', 'update'],
  ['patch', 'update'],
  ['get', 'get'],
]);

/** Collects all objects in the examples of success responses, in the order of the operations. Samples do not count. */
export function collectExamples(operations: readonly Operation[]): ResponseExample[] {
  return operations.flatMap((operation) => {
    const success = operation.responses.find(({ status }) => status.startsWith('2'));
    const examples = jsonContent(success?.content ?? [])?.examples ?? [];
    return examples.filter(({ isSample }) => !isSample).flatMap(({ value }) => toExamples(operation, value));
  });
}

function toExamples(operation: Operation, value: Json): ResponseExample[] {
  const kind = Array.isArray(value) ? 'list' : KINDS.get(operation.method);
  if (kind === undefined) return [];
  const values = Array.isArray(value) ? value : [value];
  return values
    .filter(isObject)
    .filter(({ id }) => id !== undefined)
    .map((one) => ({ resource: resourceOf(operation), kind, value: one }));
}

import { isObject, type JsonObject } from '#core/json/json';
import type { BundledDescription } from '../bundle/bundled-description';
import { entriesOf, objectOf } from '#core/json/read';
import { resolveObject } from './resolve-object';

/** One object that an example of a success answer shows. */
export interface AnswerExample {
  /** The last fixed part of the path: `contacts`, `coupons`, `transactions`. */
  resource: string;
  kind: 'get' | 'list' | 'create' | 'update';
  value: JsonObject;
}

/** Every object in the examples of success answers, in the order of the description. */
export function collectExamples(description: BundledDescription): AnswerExample[] {
  return entriesOf(description.paths).flatMap(([path, pathItem]) =>
    entriesOf(pathItem).flatMap(([method, operation]) =>
      answersOf(description, objectOf(operation)).flatMap((value) => toExamples(path, method, value)),
    ),
  );
}

function answersOf(description: BundledDescription, operation: JsonObject) {
  const found = entriesOf(operation.responses).find(([status]) => status.startsWith('2'));
  const response = resolveObject(description, found?.[1]);
  const { examples } = objectOf(objectOf(response.content)['application/json']);
  return entriesOf(examples).map(([, example]) => resolveObject(description, example).value);
}

const KINDS: Record<string, AnswerExample['kind']> = { post: 'create', put: 'update', get: 'get' };

function toExamples(path: string, method: string, value: unknown): AnswerExample[] {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  // `/credits/{id}/void` shows a credit: the collection is what stands before the id.
  const resource = path.includes('{') ? path.split('/{')[0]?.split('/').at(-1) : parts.at(-1);
  const kind = Array.isArray(value) ? 'list' : KINDS[method];
  if (resource === undefined || kind === undefined) return [];
  const values = (Array.isArray(value) ? value : [value]) as JsonObject[];
  return values
    .filter((one) => isObject(one) && one.id !== undefined)
    .map((one) => ({ resource, kind, value: one }));
}

import { isObject, type Json, type JsonObject } from '#core/json/json';
import type { BundledDescription } from '../../generator/bundle/bundled-description';
import { objectOf, textOf } from '#core/json/read';
import { resolve } from '../../generator/model/resolve';
import { lookUp, Mistake } from './mistake';

/**
 * The value of a named example of an answer.
 * @throws Mistake when there is no such operation, status or example.
 */
export function findExample(
  bundle: BundledDescription,
  operationId: string,
  status: string,
  name = 'default',
): Json {
  const operation = lookUp(operationsOf(bundle), operationId, 'operation', 'operation');
  const responses = objectOf(operation.responses);
  const response = resolve(
    bundle,
    lookUp(responses, status, `answer of ${operationId} with status`, 'status'),
  );
  const examples = objectOf(objectOf(Object.values(objectOf(response.content))[0]).examples);
  const kind = `example of ${operationId} ${status} called`;
  const { value } = resolve(bundle, lookUp(examples, name, kind, 'example'));
  if (value === undefined)
    throw new Mistake(`The example "${name}" of ${operationId} has no value.`, 'example');
  return value;
}

/** Only the named members of an object, or of each object of a list, in the order of the example. */
export function pickFields(example: Json, fields: string[]): Json {
  if (Array.isArray(example)) return example.map((entry) => pickFields(entry, fields));
  if (!isObject(example)) throw new Mistake('Only an object or a list of objects has fields.', 'fields');
  for (const field of fields) lookUp(example, field, 'member of this example', 'fields');
  return Object.fromEntries(Object.entries(example).filter(([name]) => fields.includes(name)));
}

function operationsOf(bundle: BundledDescription): Record<string, JsonObject> {
  const items = Object.values(bundle.paths ?? {});
  const operations = items.flatMap((item) => Object.values(item).filter(isObject));
  return Object.fromEntries(operations.map((operation) => [textOf(operation.operationId) ?? '', operation]));
}

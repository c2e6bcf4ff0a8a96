import { isObject, type Json } from '#core/json/json';
import type { Examples } from '#core/contracts/examples';
import type { Attributes } from './attributes';
import { requireEntry, ElementError } from './require-entry';

/**
 * Returns a response example's value: the named one, or `default` without a name.
 * @throws ElementError if the operation, status or example does not exist.
 */
export function findResponse(
  examples: Examples,
  { operation = '', status = '', example = 'default' }: Attributes,
): Json {
  const { responses } = requireEntry(examples, operation, 'operation', 'operation');
  const named = requireEntry(responses, status, `response of ${operation} with status`, 'status');
  return requireEntry(named, example, `example of ${operation} ${status} called`, 'example');
}

/**
 * Returns a request example's value: the named one, or `default` without a name.
 * @throws ElementError if the operation or example does not exist.
 */
export function findRequest(examples: Examples, { operation = '', example = 'default' }: Attributes): Json {
  const { request } = requireEntry(examples, operation, 'operation', 'operation');
  return requireEntry(request, example, `request example of ${operation} called`, 'example');
}

/** Returns only the named members of an object, or of each object of a list, in the order of the example. */
export function pickFields(example: Json, fields: string[]): Json {
  if (Array.isArray(example)) return example.map((entry) => pickFields(entry, fields));
  if (!isObject(example)) throw new ElementError('Only an object or a list of objects has fields.', 'fields');
  for (const field of fields) requireEntry(example, field, 'member of this example', 'fields');
  return Object.fromEntries(Object.entries(example).filter(([name]) => fields.includes(name)));
}

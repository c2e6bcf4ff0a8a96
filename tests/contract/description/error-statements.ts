import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Json, JsonObject } from '#core/json/json';
import { asObject, listOperations, resolve, responsesOf, type RawOperation } from './description';

/** Names under which a 422 speaks of the record as a whole, or of what the operation does with it (G-API-29b). */
const OF_THE_RECORD = ['base', 'delivery_recipients'];

/** Fields of documented 422 bodies that the operation knows nothing of, as `createAccount 422 default: first_name`. */
export function foreignErrorFields(description: BundledDescription): string[] {
  const operations = listOperations(description, 'paths');
  return operations.flatMap((given) => {
    const known = new Set([...knownFields(description, given, operations), ...OF_THE_RECORD]);
    const { examples } = jsonOf(responsesOf(description, given.operation)['422']);
    return Object.entries(asObject(examples)).flatMap(([name, example]) =>
      Object.keys(asObject(asObject(resolve(description, example).value).errors))
        .map((field) => field.replace(/[[.].*$/, ''))
        .filter((field) => !known.has(field))
        .map((field) => `${given.id} 422 ${name}: ${field}`),
    );
  });
}

/** Lists descriptions that promise a single status on operations with several, as `deleteInvoice: always returns 410`. */
export function promisesOfOneStatus(description: BundledDescription): string[] {
  return listOperations(description, 'paths').flatMap(({ id, operation }) => {
    if (Object.keys(asObject(operation.responses)).length < 2) return [];
    return textsOf(description, operation)
      .flatMap((text) => text.match(/[^.:;]*\b(?:always|never|only ever)\b[^.;]*/gi) ?? [])
      .filter((sentence) => /\b[1-5]\d\d\b/.test(sentence))
      .map((sentence) => `${id}: ${sentence.trim()}`);
  });
}

/**
 * Lists the errors whose first body is one that every operation returns, although others are the operation's own:
 * `listAddresses 406`. Without a body, the first cause passes for the usual one.
 */
export function commonCausesFirst(description: BundledDescription): string[] {
  const operations = listOperations(description, 'paths');
  const errors = operations.flatMap(({ id, operation }) =>
    Object.entries(responsesOf(description, operation)).flatMap(([status, response]) => {
      const examples = Object.values(asObject(jsonOf(response).examples));
      const bodies = examples.map((example) => JSON.stringify(asObject(resolve(description, example).value)));
      return /^[45]/.test(status) ? [{ id, status, bodies }] : [];
    }),
  );
  const isCommon = (status: string, body: string) =>
    operations.length === errors.filter((one) => one.status === status && one.bodies.includes(body)).length;
  return errors
    .filter(({ status, bodies: [first = '', ...others] }) => {
      return isCommon(status, first) && others.some((body) => !isCommon(status, body));
    })
    .map(({ id, status }) => `${id} ${status}`);
}

function textsOf(description: BundledDescription, operation: JsonObject): string[] {
  const responses = Object.values(responsesOf(description, operation));
  return [operation, ...responses].flatMap(({ summary, description: text, 'x-notes': notes = [] }) =>
    [summary, text, ...(notes as Json[]).map((note) => asObject(note).text)].filter(
      (one): one is string => typeof one === 'string',
    ),
  );
}

/** Fields of the request body, and of the record that its path leads to. */
function knownFields(
  description: BundledDescription,
  { path, operation }: RawOperation,
  operations: RawOperation[],
): string[] {
  const record = path.replace(/\{id\}\/\w+$/, '{id}');
  const reads = operations.find((other) => other.path === record && other.method === 'GET');
  const read = reads && path.includes('{id}') ? jsonOf(responsesOf(description, reads.operation)['200']) : {};
  const body = jsonOf(resolve(description, operation.requestBody));
  return [body.schema, asObject(read).schema].flatMap((schema) => membersOf(description, schema));
}

function jsonOf(holder: JsonObject | undefined): JsonObject {
  return asObject(asObject(holder?.content)['application/json']);
}

function membersOf(description: BundledDescription, schema: Json | undefined): string[] {
  const { properties, allOf = [], anyOf = [] } = resolve(description, schema);
  const others = [allOf, anyOf].flatMap((list) => list as Json[]);
  return [...Object.keys(asObject(properties)), ...others.flatMap((other) => membersOf(description, other))];
}

import type { Examples } from '#core/contracts/examples';
import type { OperationFact } from '#core/contracts/facts';
import { sentMethod } from '#core/http/methods';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import { COMPONENT_POINTER } from '#core/schema/component-pointer';
import { operationsIn } from '#core/openapi/path-item';
import { resolve } from '#core/openapi/resolve';
import type { Documented, DocumentedOperation } from '../../tool/content/documented';

const JSON_TYPE = /[/+]json\b/;

/**
 * Collects the schemas of request bodies, and the documented responses.
 * @param bundle the description in one document.
 * @param prefix begins the ids of its operations and the names of its schemas, if there are several APIs.
 */
export function readDocumented(
  bundle: JsonObject,
  operations: Record<string, OperationFact>,
  examples: Examples,
  prefix = '',
): Documented {
  const own = Object.entries(operations).filter(([id]) => id.startsWith(prefix));
  const read = ([id, { path, method }]: [string, OperationFact]): [string, DocumentedOperation] => {
    const operation = objectOf(
      operationsIn(resolve(bundle, objectOf(bundle.paths)[path])).find(
        (one) => sentMethod(one.method) === method,
      )?.raw,
    );
    const body = readBody(bundle, operation.requestBody);
    const responses = entriesOf(operation.responses).map(([status, response]) => [
      status,
      {
        description: textOf(resolve(bundle, response).description) ?? '',
        bodies: examples[id]?.responses[status] ?? {},
      },
    ]);
    return [
      id,
      { ...(body && { body }), responses: Object.fromEntries(responses) as DocumentedOperation['responses'] },
    ];
  };
  const documented: Documented = {
    schemas: objectOf(objectOf(bundle.components).schemas),
    operations: Object.fromEntries(own.map(read)),
  };
  return prefix === '' ? documented : qualifySchemas(documented, prefix);
}

/** Joins the schemas and responses of several APIs, whose names differ in their prefix. */
export function joinDocumented(apis: readonly Documented[]): Documented {
  return {
    schemas: Object.assign({}, ...apis.map(({ schemas }) => schemas)) as Documented['schemas'],
    operations: Object.assign({}, ...apis.map(({ operations }) => operations)) as Documented['operations'],
  };
}

function qualifySchemas({ schemas, operations }: Documented, prefix: string): Documented {
  const qualify = (schema: Json): Json => qualifyReferences(schema, prefix);
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [`${prefix}${name}`, qualify(schema)]),
    ),
    operations: Object.fromEntries(
      Object.entries(operations).map(([id, { body, responses }]) => [
        id,
        { ...(body && { body: { ...body, schema: qualify(body.schema) } }), responses },
      ]),
    ),
  };
}

/** Puts the prefix into references to component schemas, those of discriminators included. */
function qualifyReferences(value: Json, prefix: string): Json {
  if (typeof value === 'string')
    return value.startsWith(COMPONENT_POINTER) ? value.replace(COMPONENT_POINTER, `$&${prefix}`) : value;
  if (Array.isArray(value)) return value.map((item) => qualifyReferences(item, prefix));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, qualifyReferences(member, prefix)]),
  );
}

function readBody(bundle: JsonObject, given: Json | undefined): DocumentedOperation['body'] {
  const { content, required } = resolve(bundle, given);
  const all = entriesOf(content);
  const [mediaType, media] = all.find(([type]) => JSON_TYPE.test(type)) ?? all[0] ?? [];
  if (mediaType === undefined) return undefined;
  return { required: required === true, mediaType, schema: resolve(bundle, media).schema ?? {} };
}

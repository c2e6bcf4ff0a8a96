import type { Json, JsonObject } from '#core/json/json';

const OPERATIONS_PER_TAG = 5;

/**
 * An API of any size, for measuring how work grows: for each five operations a tag with its own schema, which refers to
 * the schema of the next tag and so, in the end, to itself.
 */
export function describeApi(operations: number): JsonObject {
  const count = Math.ceil(operations / OPERATIONS_PER_TAG);
  const resources = Array.from({ length: count }, (_, index) => resourceOf(index, count));
  return {
    openapi: '3.1.0',
    info: { title: `An API of ${operations} operations`, version: '1.0.0' },
    servers: [{ url: 'https://api.example.com' }],
    tags: resources.map(({ tag }) => tag),
    paths: Object.assign({}, ...resources.map(({ paths }) => paths)) as JsonObject,
    components: { schemas: Object.assign({}, ...resources.map(({ schemas }) => schemas)) as JsonObject },
  };
}

function resourceOf(index: number, count: number) {
  const name = `Thing${index}`;
  const path = `/things-${index}`;
  const reference = { $ref: `#/components/schemas/${name}` };
  const id = { name: 'id', in: 'path', required: true, description: 'The ID.', schema: { type: 'string' } };
  const operation = (verb: string, more: JsonObject): JsonObject => ({
    operationId: `${verb}Thing${index}`,
    summary: `${verb[0]?.toUpperCase()}${verb.slice(1)} thing ${index}`,
    description: `Does **${verb}** to a thing of kind ${index}.`,
    tags: [name],
    ...more,
  });
  const returns = (schema: Json): JsonObject => ({
    responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
  });
  const takes: JsonObject = {
    requestBody: { required: true, content: { 'application/json': { schema: reference } } },
  };
  const paging = ['page', 'per_page'].map((query) => ({
    name: query,
    in: 'query',
    description: `The ${query}.`,
    schema: { type: 'integer', minimum: 1, default: 1 },
  }));
  return {
    tag: { name, description: `Things of kind ${index}.` },
    paths: {
      [path]: {
        get: operation('list', { parameters: paging, ...returns({ type: 'array', items: reference }) }),
        post: operation('create', { ...takes, ...returns(reference) }),
      },
      [`${path}/{id}`]: {
        parameters: [id],
        get: operation('get', returns(reference)),
        patch: operation('update', { ...takes, ...returns(reference) }),
        delete: operation('delete', { responses: { 204: { description: 'Deleted.' } } }),
      },
    },
    schemas: { [name]: schemaOf(index, (index + 1) % count) },
  };
}

const FIELDS = 12;

function schemaOf(index: number, next: number): JsonObject {
  const fields = Array.from({ length: FIELDS }, (_, field): [string, Json] => [
    `field_${field}`,
    {
      type: 'string',
      description: `Field ${field} of thing ${index}.`,
      maxLength: 10 + field,
      examples: ['text'],
    },
  ]);
  return {
    type: 'object',
    description: `A thing of kind ${index}.`,
    required: ['id'],
    properties: {
      id: { type: 'string', readOnly: true, description: 'The ID.' },
      ...Object.fromEntries(fields),
      next: { $ref: `#/components/schemas/Thing${next}` },
    },
  };
}

import type { StyleSerialization } from '#core/http/wire/serialization';
import type {
  ApiModel,
  Operation,
  Parameter,
  RequestExample,
  Schema,
} from '../../../../generator/model/api/api-model';

/** A schema that says nothing, with `partial` on top. */
export function schema(partial: Partial<Schema> = {}): Schema {
  return {
    notes: [],
    deprecated: false,
    types: [],
    examples: [],
    readOnly: false,
    writeOnly: false,
    limits: [],
    properties: [],
    requiredOnly: [],
    patternProperties: [],
    prefixItems: [],
    contains: [],
    allOf: [],
    anyOf: [],
    oneOf: [],
    dependentRequired: [],
    dependentSchemas: [],
    ...partial,
  };
}

/** A parameter of a request, with the value it has there. */
export type ParameterWithValue = Pick<Parameter, 'name' | 'in'> &
  Partial<Parameter> &
  Partial<Omit<StyleSerialization, 'kind'>> & { value: RequestExample['parameters'][number]['value'] };

function serializationOf({
  in: place,
  style = place === 'query' || place === 'cookie' ? 'form' : 'simple',
  explode = style === 'form',
  allowReserved = false,
}: ParameterWithValue): StyleSerialization {
  return { kind: 'style', style, explode, allowReserved };
}

/** `GET /things` with an answer in JSON, no credentials and one request, with `partial` on top. */
export function operation(partial: Partial<Operation> = {}, values: ParameterWithValue[] = []): Operation {
  const base: Operation = {
    id: 'listThings',
    slug: 'list-things',
    method: 'get',
    path: '/things',
    tag: 'Things',
    otherTags: [],
    badges: [],
    codeSamples: [],
    summary: 'List things',
    notes: [],
    deprecated: false,
    parameters: values.map((parameter) => ({
      notes: [],
      deprecated: false,
      required: parameter.in === 'path',
      schema: schema(),
      examples: [],
      externalExamples: [],
      serialization: serializationOf(parameter),
      ...parameter,
    })),
    responses: [
      {
        status: '200',
        notes: [],
        deprecated: false,
        headers: [],
        links: [],
        content: [
          {
            mediaType: 'application/json',
            encoding: [],
            prefixEncoding: [],
            examples: [],
            externalExamples: [],
          },
        ],
      },
    ],
    security: [],
    servers: [],
    callbacks: [],
    otherRequests: [],
    requests: [
      {
        name: 'default',
        parameters: values.map(({ in: place, name, value }) => ({ in: place, name, value })),
      },
    ],
  };
  return { ...base, ...partial };
}

/** A model of nothing but a server, with `partial` on top. */
export function model(partial: Partial<ApiModel> = {}): ApiModel {
  return {
    info: { title: 'Things', version: '1', notes: [] },
    servers: [{ url: 'https://api.example/v1', variables: [] }],
    securitySchemes: [],
    security: [],
    tags: [],
    operations: [],
    webhooks: [],
    schemas: [],
    extensions: {},
    ...partial,
  };
}

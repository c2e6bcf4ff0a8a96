import type { Json, JsonObject } from '#core/json/json';

/** One leaf of a description: two descriptions that differ in nothing else. */
export interface Leaf {
  /** The object of the specification, perhaps with where it stands, and its field: `Encoding by name.contentType`. */
  id: string;
  before: JsonObject;
  after: JsonObject;
}

/** The values of a field before and after; `null` leaves it out. With `around`, what it needs to mean anything. */
type Change = readonly [before: Json, after: Json, around?: JsonObject];

const OK = { '204': { description: 'Done.' } };
const text = { type: 'string' };
const list = { type: 'array', items: text };
const whole = { type: 'object', properties: { a: text, b: list } };

/** A description of one operation, with other members of the root. */
function described(operation: JsonObject, members: JsonObject = {}, item: JsonObject = {}): JsonObject {
  return {
    openapi: '3.2.0',
    info: { title: 'Things', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    tags: [{ name: 'things', description: 'All things.' }],
    paths: { '/things': { ...item, post: { ...OPERATION, ...operation } } },
    ...members,
  };
}

const OPERATION: JsonObject = {
  operationId: 'sendThing',
  tags: ['things'],
  summary: 'Send a thing',
  responses: OK,
};

/** The leaves of one object, in the description that `place` makes around it. */
function leaves(
  name: string,
  place: (object: JsonObject) => JsonObject,
  fields: Readonly<Record<string, Change>>,
): Leaf[] {
  return Object.entries(fields).map(([field, [before, after, around = {}]]) => {
    const key = field.split(' ')[0]!;
    const of = (value: Json): JsonObject => place({ ...around, ...(value !== null && { [key]: value }) });
    return { id: `${name}.${field}`, before: of(before), after: of(after) };
  });
}

const inInfo = (info: JsonObject) => described({}, { info: { title: 'Things', version: '1', ...info } });
const inTag = (tag: JsonObject) => described({}, { tags: [{ name: 'things', ...tag }, { name: 'all' }] });
const inServer = (server: JsonObject) =>
  described({}, { servers: [{ url: 'https://api.example.com', ...server }] });
const inVariable = (variable: JsonObject) =>
  inServer({ url: 'https://{region}.example.com', variables: { region: { default: 'eu', ...variable } } });
const inItem = (item: JsonObject) => described({}, {}, item);
const inParameter = (parameter: JsonObject) =>
  described({ parameters: [{ name: 'filter', in: 'query', ...parameter }] });
const inRequest = (requestBody: JsonObject) => described({ requestBody });
const inMedia = (mediaType: string) => (media: JsonObject) =>
  inRequest({ required: true, content: { [mediaType]: media } });
const inAnswer = (response: JsonObject) =>
  described({ responses: { '200': { description: 'The thing.', ...response } } });
const inExample = (example: JsonObject) =>
  inMedia('application/json')({ schema: whole, examples: { one: example } });
const inForm = (encoding: JsonObject) =>
  inMedia('application/x-www-form-urlencoded')({
    schema: whole,
    encoding: { b: encoding },
    example: { b: ['x/y', 'z'] },
  });
const inParts = (encoding: JsonObject) =>
  inMedia('multipart/form-data')({ schema: whole, encoding: { b: encoding }, example: { b: ['x/y', 'z'] } });
const inPositions = (encoding: JsonObject) =>
  inMedia('multipart/mixed')({
    schema: { type: 'array', prefixItems: [text], items: text },
    prefixEncoding: [encoding],
    example: ['x', 'y'],
  });
const inHeader = (header: JsonObject) => inAnswer({ headers: { 'X-Filter': header } });
const inLink = (link: JsonObject) =>
  described(
    {
      responses: {
        '200': { description: 'The thing.', links: { next: { operationId: 'getThing', ...link } } },
      },
    },
    {
      paths: {
        '/things': {
          post: {
            ...OPERATION,
            responses: {
              '200': { description: 'The thing.', links: { next: { operationId: 'getThing', ...link } } },
            },
          },
        },
        '/things/{id}': {
          get: {
            operationId: 'getThing',
            tags: ['things'],
            summary: 'Get a thing',
            parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
            responses: OK,
          },
          delete: { operationId: 'dropThing', tags: ['things'], summary: 'Drop a thing', responses: OK },
        },
      },
    },
  );
/** One component that is sent and received, as a field of an object and alone. */
const inSchema = (schema: JsonObject) => {
  const content = {
    'application/json': {
      schema: { type: 'object', properties: { thing: { $ref: '#/components/schemas/Thing' } } },
    },
  };
  return described(
    { requestBody: { content }, responses: { '200': { description: 'The thing.', content } } },
    { components: { schemas: { Thing: schema, Other: { type: 'object', properties: { c: text } } } } },
  );
};
const inXml = (xml: JsonObject) =>
  described({
    requestBody: {
      content: {
        'application/xml': {
          schema: { type: 'object', properties: { b: { ...list, xml } }, xml: { name: 'thing' } },
        },
      },
    },
  });
const inPlainXml = (xml: JsonObject) =>
  described({
    requestBody: {
      content: {
        'application/xml': {
          schema: { type: 'object', properties: { a: { ...text, xml } }, xml: { name: 'thing' } },
        },
      },
    },
  });
const inUnion = (discriminator: JsonObject) => {
  const branch = (name: string): JsonObject => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: text, form: text, [name]: text },
  });
  const $ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  return described(
    {
      requestBody: {
        content: {
          'application/json': { schema: { oneOf: [$ref('Card'), $ref('Bank')], discriminator } },
        },
      },
    },
    { components: { schemas: { Card: branch('card'), Bank: branch('bank') } } },
  );
};
const inScheme = (scheme: JsonObject) =>
  described({ security: [{ main: [] }] }, { components: { securitySchemes: { main: scheme } } });
const inFlow = (flow: string, needed: JsonObject) => (members: JsonObject) =>
  described(
    { security: [{ main: ['read'] }] },
    {
      components: {
        securitySchemes: {
          main: { type: 'oauth2', flows: { [flow]: { scopes: { read: 'Reads.' }, ...needed, ...members } } },
        },
      },
    },
  );

const [ONE, TWO] = ['https://one.example.com', 'https://two.example.com'];
const WORDS = ['One thing.', 'Two things.'] as const;
const object = (more: JsonObject = {}): JsonObject => ({ type: 'object', properties: { a: text }, ...more });

const SECURED: JsonObject = {
  security: [{ one: [] }],
  components: {
    securitySchemes: {
      one: { type: 'http', scheme: 'basic' },
      two: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
  },
};

const PARAMETER: Record<string, Change> = {
  description: [...WORDS, { schema: text }],
  required: [null, true, { schema: text }],
  deprecated: [null, true, { schema: text }],
  schema: [text, { type: 'integer' }, { required: true }],
  example: ['one', 'two', { schema: text }],
  examples: [{ first: { value: 'one' } }, { first: { value: 'two' } }, { schema: text }],
  content: [
    { 'application/json': { schema: object(), example: { a: 'one' } } },
    { 'text/plain': { schema: text, example: 'one' } },
  ],
  'content with an example': [
    { 'application/json': { schema: object(), example: { a: 'one' } } },
    { 'application/json': { schema: object(), example: { a: 'two' } } },
  ],
};

const FLOW = (address: string): Record<string, Change> => ({
  [address]: [ONE, TWO],
  refreshUrl: [ONE, TWO],
  scopes: [{ read: 'Reads.' }, { read: 'Reads all.' }],
});

/** Every fixed field of OpenAPI 3.2 that says something, with one change of it. */
export const LEAVES: readonly Leaf[] = [
  ...leaves('Root', (members) => described({}, members), {
    servers: [[{ url: ONE }], [{ url: TWO }]],
    security: [[{ one: [] }], [{ two: [] }], { components: SECURED.components! }],
    externalDocs: [{ url: ONE }, { url: TWO }],
    webhooks: [
      { done: { post: { summary: 'Done', responses: OK } } },
      { gone: { post: { summary: 'Done', responses: OK } } },
    ],
    $self: [ONE, TWO],
    jsonSchemaDialect: [
      'https://spec.openapis.org/oas/3.1/dialect/base',
      'https://json-schema.org/draft/2020-12/schema',
    ],
  }),
  ...leaves('Info', inInfo, {
    title: ['Things', 'Items'],
    version: ['1', '2'],
    description: [...WORDS],
    summary: [...WORDS],
    termsOfService: [ONE, TWO],
  }),
  ...leaves('Contact', (contact) => inInfo({ contact }), {
    name: ['Ann', 'Bob'],
    url: [ONE, TWO],
    email: ['ann@example.com', 'bob@example.com'],
  }),
  ...leaves('License', (license) => inInfo({ license: { name: 'MIT', ...license } }), {
    name: ['MIT', 'ISC'],
    url: [ONE, TWO],
    identifier: ['MIT', 'ISC'],
  }),
  ...leaves('Tag', inTag, {
    name: ['all things', 'all items', { description: 'All of them.' }],
    summary: ['Things', 'Items'],
    description: [...WORDS],
    externalDocs: [{ url: ONE }, { url: TWO }],
    parent: [null, 'all'],
    kind: ['nav', 'badge'],
  }),
  ...leaves('ExternalDocs', (externalDocs) => described({ externalDocs: { url: ONE, ...externalDocs } }), {
    url: [ONE, TWO],
    description: [...WORDS],
  }),
  ...leaves('Server', inServer, {
    url: [ONE, TWO],
    description: [...WORDS],
    name: ['live', 'test'],
    variables: [
      { region: { default: 'eu' } },
      { region: { default: 'us' } },
      { url: 'https://{region}.example.com' },
    ],
  }),
  ...leaves('ServerVariable', inVariable, {
    default: ['eu', 'us'],
    enum: [['eu'], ['eu', 'us']],
    description: [...WORDS],
  }),
  ...leaves('PathItem', inItem, {
    summary: [...WORDS],
    description: [...WORDS],
    servers: [[{ url: ONE }], [{ url: TWO }]],
    parameters: [
      [{ name: 'one', in: 'query', schema: text, example: 'x' }],
      [{ name: 'two', in: 'query', schema: text, example: 'x' }],
    ],
    query: [null, { summary: 'Ask', responses: OK }],
    additionalOperations: [null, { COPY: { summary: 'Copy', responses: OK } }],
  }),
  ...leaves('Operation', (operation) => described(operation), {
    tags: [['things'], ['others']],
    summary: ['Send a thing', 'Send an item'],
    description: [...WORDS],
    externalDocs: [{ url: ONE }, { url: TWO }],
    operationId: ['sendThing', 'sendItem'],
    parameters: [null, [{ name: 'one', in: 'query', schema: text, example: 'x' }]],
    requestBody: [null, { content: { 'application/json': { schema: whole } } }],
    responses: [OK, { '202': { description: 'Done.' } }],
    callbacks: [null, { done: { '{$request.query.url}': { post: { summary: 'Done', responses: OK } } } }],
    deprecated: [null, true],
    servers: [[{ url: ONE }], [{ url: TWO }]],
  }),
  ...leaves('Operation', (operation) => described(operation, SECURED), { security: [null, []] }),
  ...leaves('Parameter', inParameter, {
    ...PARAMETER,
    name: ['filter', 'other', { schema: text, example: 'x' }],
    in: ['query', 'header', { schema: text, example: 'x' }],
    allowEmptyValue: [null, true, { schema: text }],
    style: ['form', 'pipeDelimited', { schema: list, explode: false, example: ['x', 'y'] }],
    explode: [true, false, { schema: list, example: ['x', 'y'] }],
    allowReserved: [null, true, { schema: text, example: 'x/y' }],
  }),
  ...leaves(
    'Parameter in the path',
    (parameter) =>
      described(
        {},
        {
          paths: {
            '/things/{filter}': {
              post: {
                ...OPERATION,
                parameters: [
                  {
                    name: 'filter',
                    in: 'path',
                    required: true,
                    schema: list,
                    example: ['x', 'y'],
                    ...parameter,
                  },
                ],
              },
            },
          },
        },
      ),
    {
      style: ['simple', 'matrix'],
      explode: [false, true, { style: 'label' }],
    },
  ),
  ...leaves(
    'Parameter in a header',
    (parameter) => inParameter({ in: 'header', name: 'X-Filter', ...parameter }),
    {
      explode: [false, true, { schema: whole, example: { a: 'x' } }],
      content: [
        { 'text/plain': { schema: text, example: 'one' } },
        { 'application/json': { schema: object(), example: { a: 'one' } } },
      ],
    },
  ),
  ...leaves(
    'Parameter in a cookie',
    (parameter) => inParameter({ in: 'cookie', name: 'trail', ...parameter }),
    {
      style: ['form', 'cookie', { schema: text, example: 'a/b' }],
    },
  ),
  ...leaves(
    'Parameter as the query',
    (parameter) => inParameter({ in: 'querystring', name: 'all', ...parameter }),
    {
      content: [
        { 'application/json': { schema: object(), example: { a: 'one' } } },
        { 'application/x-www-form-urlencoded': { schema: object(), example: { a: 'one' } } },
      ],
    },
  ),
  ...leaves('RequestBody', inRequest, {
    description: [...WORDS, { content: { 'application/json': { schema: whole } } }],
    required: [false, true, { content: { 'application/json': { schema: whole } } }],
    content: [
      { 'application/json': { schema: whole } },
      { 'application/x-www-form-urlencoded': { schema: whole } },
    ],
  }),
  ...leaves('MediaType', inMedia('application/json'), {
    schema: [object(), object({ required: ['a'] })],
    example: [{ a: 'one' }, { a: 'two' }, { schema: object() }],
    examples: [{ first: { value: { a: 'one' } } }, { first: { value: { a: 'two' } } }, { schema: object() }],
  }),
  ...leaves('MediaType of a form', inMedia('application/x-www-form-urlencoded'), {
    encoding: [
      { b: { style: 'form', explode: true } },
      { b: { style: 'pipeDelimited', explode: false } },
      { schema: whole, example: { b: ['x', 'y'] } },
    ],
  }),
  ...leaves('MediaType of a stream', (media) => inAnswer({ content: { 'application/jsonl': media } }), {
    itemSchema: [object(), object({ required: ['a'] })],
  }),
  ...leaves('MediaType of parts', inMedia('multipart/mixed'), {
    prefixEncoding: [
      [{ contentType: 'text/plain' }],
      [{ contentType: 'text/html' }],
      { schema: { type: 'array', prefixItems: [text] }, example: ['x'] },
    ],
    itemEncoding: [
      { contentType: 'text/plain' },
      { contentType: 'text/html' },
      { schema: list, example: ['x', 'y'] },
    ],
    'itemEncoding after prefixEncoding': [
      { contentType: 'text/plain' },
      { contentType: 'text/html' },
      {
        schema: { type: 'array', prefixItems: [text], items: text },
        prefixEncoding: [{ contentType: 'text/csv' }],
        example: ['x', 'y'],
      },
    ],
  }),
  ...leaves('Example', inExample, {
    summary: [...WORDS, { value: { a: 'one' } }],
    description: [...WORDS, { value: { a: 'one' } }],
    value: [{ a: 'one' }, { a: 'two' }],
    dataValue: [{ a: 'one' }, { a: 'two' }],
    serializedValue: ['{"a":"one"}', '{"a":"two"}'],
    externalValue: [ONE, TWO],
  }),
  ...leaves('Encoding of a form', inForm, {
    contentType: ['text/plain', 'application/json'],
    style: ['form', 'pipeDelimited', { explode: false }],
    explode: [true, false],
    allowReserved: [false, true, { style: 'form' }],
  }),
  ...leaves('Encoding of parts', inParts, {
    contentType: ['text/plain', 'text/html'],
    headers: [null, { 'X-Part': { required: true, schema: text, example: 'one' } }],
    style: ['form', 'pipeDelimited', { explode: false }],
    explode: [true, false, { style: 'form' }],
  }),
  ...leaves('Encoding by position', inPositions, {
    contentType: ['text/plain', 'text/html'],
    headers: [null, { 'X-Part': { required: true, schema: text, example: 'one' } }],
  }),
  ...leaves('Response', inAnswer, {
    description: [...WORDS],
    summary: [...WORDS],
    headers: [{ 'X-One': { schema: text } }, { 'X-Two': { schema: text } }],
    content: [{ 'application/json': { schema: whole } }, { 'application/json': { schema: list } }],
    links: [{ one: { operationId: 'sendThing' } }, { two: { operationId: 'sendThing' } }],
  }),
  ...leaves('Header', inHeader, {
    ...PARAMETER,
    explode: [false, true, { schema: whole, example: { a: 'x' } }],
  }),
  ...leaves('Link', inLink, {
    operationId: ['getThing', 'dropThing'],
    operationRef: [
      '#/paths/~1things~1{id}/get',
      '#/paths/~1things~1{id}/delete',
      { operationId: null as unknown as Json },
    ],
    parameters: [{ id: '$response.body#/id' }, { id: '$response.body#/key' }],
    requestBody: ['$response.body#/id', '$response.body#/key'],
    description: [...WORDS],
    server: [{ url: ONE }, { url: TWO }],
  }),
  ...leaves('Schema', inSchema, {
    title: ['One', 'Two', object()],
    description: [...WORDS, object()],
    type: ['string', 'integer'],
    enum: [['a', 'b'], ['a', 'c'], text],
    const: ['a', 'b'],
    default: ['a', 'b', text],
    example: ['a', 'b', text],
    examples: [['a'], ['b'], text],
    format: ['date', 'date-time', text],
    pattern: ['^a$', '^b$', text],
    minLength: [1, 2, text],
    maxLength: [20, 30, text],
    minimum: [1, 2, { type: 'integer' }],
    maximum: [20, 30, { type: 'integer' }],
    exclusiveMinimum: [1, 2, { type: 'integer' }],
    exclusiveMaximum: [20, 30, { type: 'integer' }],
    multipleOf: [2, 3, { type: 'integer' }],
    minItems: [1, 2, list],
    maxItems: [2, 3, list],
    uniqueItems: [null, true, list],
    items: [text, { type: 'integer' }, { type: 'array' }],
    prefixItems: [[text], [{ type: 'integer' }], { type: 'array' }],
    contains: [{ const: 'a' }, { const: 'b' }, list],
    minContains: [1, 2, { ...list, contains: { const: 'a' } }],
    maxContains: [2, 3, { ...list, contains: { const: 'a' } }],
    unevaluatedItems: [null, false, { type: 'array', prefixItems: [text] }],
    minProperties: [0, 2, object()],
    maxProperties: [2, 3, object()],
    required: [[], ['a'], object()],
    properties: [{ a: text }, { c: text }, { type: 'object' }],
    patternProperties: [{ '^x': text }, { '^y': text }, object()],
    additionalProperties: [true, false, object()],
    'additionalProperties as a schema': [text, { type: 'integer' }, { type: 'object' }],
    unevaluatedProperties: [null, false, object()],
    propertyNames: [{ maxLength: 9 }, { maxLength: 8 }, { type: 'object' }],
    dependentRequired: [{ a: ['b'] }, { a: ['c'] }, object()],
    dependentSchemas: [{ a: { required: ['b'] } }, { a: { required: ['c'] } }, object()],
    allOf: [[object()], [{ type: 'object', properties: { c: text } }]],
    anyOf: [
      [object(), text],
      [object(), { type: 'integer' }],
    ],
    oneOf: [
      [object(), text],
      [object(), { type: 'integer' }],
    ],
    not: [{ const: 'a' }, { const: 'b' }, text],
    if: [{ required: ['a'] }, { required: ['b'] }, object({ then: { required: ['c'] } })],
    then: [{ required: ['b'] }, { required: ['c'] }, object({ if: { required: ['a'] } })],
    else: [{ required: ['b'] }, { required: ['c'] }, object({ if: { required: ['a'] } })],
    readOnly: [null, true, text],
    writeOnly: [null, true, text],
    deprecated: [null, true, text],
    contentEncoding: ['base64', 'base64url', text],
    contentMediaType: ['application/json', 'text/csv', text],
    contentSchema: [object(), object({ required: ['a'] }), { ...text, contentMediaType: 'application/json' }],
    externalDocs: [{ url: ONE }, { url: TWO }, object()],
    $comment: [...WORDS, object()],
    $ref: ['#/components/schemas/Other', null],
  }),
  ...leaves('Discriminator', inUnion, {
    propertyName: ['kind', 'form'],
    mapping: [{ card: 'Card', bank: 'Bank' }, { plastic: 'Card', bank: 'Bank' }, { propertyName: 'kind' }],
    defaultMapping: ['Card', 'Bank', { propertyName: 'kind' }],
  }),
  ...leaves('Xml', inPlainXml, {
    name: ['one', 'two'],
    namespace: [ONE, TWO, { prefix: 'p' }],
    prefix: ['p', 'q', { namespace: ONE }],
    attribute: [false, true],
    nodeType: ['element', 'attribute'],
  }),
  ...leaves('Xml of a list', inXml, { wrapped: [false, true], nodeType: ['none', 'element'] }),
  ...leaves('SecurityScheme', inScheme, {
    type: ['mutualTLS', 'http', { scheme: 'basic' }],
    description: [...WORDS, { type: 'http', scheme: 'basic' }],
    name: ['X-One', 'X-Two', { type: 'apiKey', in: 'header' }],
    in: ['header', 'query', { type: 'apiKey', name: 'key' }],
    scheme: ['basic', 'bearer', { type: 'http' }],
    bearerFormat: ['JWT', 'PASETO', { type: 'http', scheme: 'bearer' }],
    openIdConnectUrl: [ONE, TWO, { type: 'openIdConnect' }],
    oauth2MetadataUrl: [
      ONE,
      TWO,
      { type: 'oauth2', flows: { clientCredentials: { tokenUrl: ONE, scopes: {} } } },
    ],
    deprecated: [null, true, { type: 'http', scheme: 'basic' }],
  }),
  ...leaves('ImplicitFlow', inFlow('implicit', { authorizationUrl: ONE }), FLOW('authorizationUrl')),
  ...leaves('PasswordFlow', inFlow('password', { tokenUrl: ONE }), FLOW('tokenUrl')),
  ...leaves('ClientCredentials', inFlow('clientCredentials', { tokenUrl: ONE }), FLOW('tokenUrl')),
  ...leaves('AuthorizationCode', inFlow('authorizationCode', { authorizationUrl: ONE, tokenUrl: ONE }), {
    ...FLOW('authorizationUrl'),
    tokenUrl: [ONE, TWO],
  }),
  ...leaves(
    'DeviceAuthorization',
    inFlow('deviceAuthorization', { deviceAuthorizationUrl: ONE, tokenUrl: ONE }),
    { ...FLOW('deviceAuthorizationUrl'), tokenUrl: [ONE, TWO] },
  ),
];

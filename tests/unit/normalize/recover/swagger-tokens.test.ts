import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { formatPointer, parsePointer } from '#core/json/pointer';
import { lintText } from '../../../builders/lint-files';
import { swaggerTokens } from '../../../../generator/read/normalize/recover/swagger-tokens';

const ROOT: JsonObject = {
  swagger: '2.0',
  info: { title: 'Things', version: '1' },
  host: 'api.example.com',
  parameters: {
    Body: { name: 'thing', in: 'body', schema: { type: 'object' } },
    Limit: { name: 'limit', in: 'query', type: 'integer' },
  },
  paths: {
    '/things': {
      parameters: [{ name: 'trace', in: 'header', type: 'string' }],
      put: {
        parameters: [{ $ref: '#/parameters/Body' }, { $ref: '#/parameters/Limit' }],
        responses: { 200: { description: 'Done.', schema: { type: 'string' } } },
      },
      post: {
        parameters: [
          { name: 'a', in: 'formData', type: 'string' },
          { name: 'q', in: 'query', type: 'array', items: { type: 'string' } },
          { name: 'b', in: 'formData', type: 'string', maxLength: 4 },
        ],
        responses: {},
      },
    },
  },
};

describe('a part of a converted description', () => {
  it.each([
    ['', ''],
    ['openapi', 'swagger'],
    ['info/title', 'info/title'],
    ['servers/0/url', 'host'],
    ['components/schemas/Thing/properties/a', 'definitions/Thing/properties/a'],
    ['components/parameters/Limit/schema/type', 'parameters/Limit/type'],
    ['components/requestBodies/Body/content/application~1json/schema/type', 'parameters/Body/schema/type'],
    ['components/responses/Gone/content/application~1json/schema/type', 'responses/Gone/schema/type'],
    ['components/securitySchemes/key/name', 'securityDefinitions/key/name'],
    ['paths/~1things/parameters/0/schema/type', 'paths/~1things/parameters/0/type'],
    ['paths/~1things/put/summary', 'paths/~1things/put/summary'],
    ['paths/~1things/put/parameters/0/schema/type', 'paths/~1things/put/parameters/1/type'],
    [
      'paths/~1things/put/requestBody/content/application~1json/schema/type',
      'paths/~1things/put/parameters/0/schema/type',
    ],
    [
      'paths/~1things/put/responses/200/content/application~1json/schema/type',
      'paths/~1things/put/responses/200/schema/type',
    ],
    [
      'paths/~1things/put/responses/200/content/application~1json/example/a',
      'paths/~1things/put/responses/200/examples/application~1json/a',
    ],
    [
      'paths/~1things/put/responses/200/headers/X-A/schema/type',
      'paths/~1things/put/responses/200/headers/X-A/type',
    ],
    ['paths/~1things/post/parameters/0/schema/items/type', 'paths/~1things/post/parameters/1/items/type'],
    [
      'paths/~1things/post/requestBody/content/multipart~1form-data/schema/properties/b/maxLength',
      'paths/~1things/post/parameters/2/maxLength',
    ],
    ['paths/~1things/post/requestBody/content', 'paths/~1things/post/parameters'],
  ])('%s is written at %s', (converted, written) => {
    const tokens = swaggerTokens(ROOT, parsePointer(converted === '' ? '#' : `#/${converted}`));
    expect(formatPointer(tokens).slice(1)).toBe(written);
  });
});

it('is reported at the lines of its author', async () => {
  const printed = await lintText(`swagger: '2.0'
info: { title: Things, version: '1' }
host: api.example.com
paths:
  /things:
    post:
      summary: Send a thing
      parameters:
        - { name: a, in: formData, type: string }
        - name: limit
          in: query
          type: string
          enum: [a, a]
      responses: { 200: { description: Done., schema: { $ref: '#/definitions/Thing' } } }
definitions:
  Thing:
    type: object
    properties:
      kind:
        type: string
        enum: [b, b]
`);
  expect(printed).toMatchInlineSnapshot(`
    "openapi.yaml:1:1  warn  openapi-version
      The description is Swagger 2.0, and is read as OpenAPI 3.0. Convert it to say what Swagger 2.0 has no words for, such as alternatives.

    openapi.yaml:2:1  warn  info-license
      Info object should contain \`license\` field. Add \`license\` with its name to \`info\`.
      at #/info

    openapi.yaml:3:7  warn  no-server-example.com
      Server \`url\` should not point to example.com or localhost. Write the address that calls really go to.
      at #/host

    openapi.yaml:6:5  warn  description/operation-has-id
      The operation POST \`/things\` has no operationId; \`post-things\` is used. Write an \`operationId\` that stays the same when the path changes.
      at #/paths/~1things/post

    openapi.yaml:6:5  warn  security-defined
      Every operation should have security defined on it or on the root level. Add \`security\` here or at the top; \`security: []\` says that no credentials are needed.
      at #/paths/~1things/post

    openapi.yaml:13:21  warn  no-duplicated-enum-values
      Duplicated enum value found: 'a'. Write each value of the enum once.
      at #/paths/~1things/post/parameters/1/enum/1

    openapi.yaml:14:7  warn  operation-4xx-response
      Operation must have at least one \`4XX\` response. Add the response of a call that is wrong.
      at #/paths/~1things/post/responses

    openapi.yaml:21:19  warn  no-duplicated-enum-values
      Duplicated enum value found: 'b'. Write each value of the enum once.
      at #/definitions/Thing/properties/kind/enum/1
    "
  `);
});

import { describe, expect, test } from 'vitest';
import { descriptionText, pathText } from '../../builders/description-text';
import { lintFiles } from '../../builders/lint-files';

/** All rules for every description hold, and none else. */
const HELD = { 'redocly.yaml': 'rules: {no-undefined-server-variable: error}\n' };

const parameter = (schema: string) =>
  pathText(`get: {operationId: a, parameters: [{name: n, in: query, schema: ${schema}}], responses: {}}\n`);
const schemas = (text: string) =>
  `${pathText('get: {operationId: a, responses: {}}\n')}components: {schemas: ${text}}\n`;

const linked = (link: string) =>
  descriptionText(
    `paths:\n  /a/{id}: {get: {operationId: a, parameters: [{name: id, in: path, required: true, schema: {type: string}}], responses: {'200': {description: Ok., links: {next: ${link}}}}}}\n`,
  );
const calledBack = (address: string) =>
  pathText(
    `post: {operationId: a, responses: {}, callbacks: {done: {'${address}': {post: {operationId: b, responses: {}}}}}}\n`,
  );

const form = (schema: string, encoding: string) =>
  pathText(
    `post: {operationId: a, responses: {}, requestBody: {content: {multipart/form-data: {schema: ${schema}, encoding: ${encoding}}}}}\n`,
  );

describe('one mistake of an author is one problem, at its place', () => {
  test.each([
    {
      title: 'a misspelt format',
      given: parameter('{type: string, format: date-tme}'),
      at: 'schema/format',
      want: 'There is no format `date-tme`, so nothing is checked. Did you mean `date-time`?',
    },
    {
      title: 'a format without its first letter',
      given: parameter('{type: string, format: uid}'),
      at: 'schema/format',
      want: 'Did you mean `uuid`?',
    },
    {
      title: 'a format in the manner of a name',
      given: parameter('{type: string, format: dateTime}'),
      at: 'schema/format',
      want: 'Did you mean `date-time`?',
    },
    {
      title: 'a format of texts on a number',
      given: parameter('{type: integer, format: date-time}'),
      at: 'schema/format',
      want: 'The format `date-time` says nothing of the type `integer`. Change the `type`',
    },
    {
      title: 'a default of another type',
      given: parameter('{type: integer, default: "25"}'),
      at: 'schema/default',
      want: 'The default "25" breaks the rule "is of type integer". Write a value of type integer, or change the schema.',
    },
    {
      title: 'a default beyond the limits',
      given: parameter('{type: integer, maximum: 100, default: 250}'),
      at: 'schema/default',
      want: 'The default 250 breaks the rule "is at most 100".',
    },
    {
      title: 'a default that the schema beside it does not have',
      given: schemas(
        "{Kind: {type: string, enum: [a, b]}, One: {type: object, properties: {kind: {$ref: '#/components/schemas/Kind', default: c}}}}",
      ),
      at: 'One/properties/kind/default',
      want: 'The default "c" breaks the rule "is one of the listed values". Write one of "a", "b"',
    },
    {
      title: 'a default that another part of the whole does not have',
      given: schemas(
        "{Fields: {type: object, properties: {kind: {type: string, enum: [a, b]}}}, New: {allOf: [{$ref: '#/components/schemas/Fields'}], properties: {kind: {type: string, default: c}}}}",
      ),
      at: 'New/properties/kind/default',
      want: 'The default "c" breaks the rule "is one of the listed values". Write one of "a", "b"',
    },
    {
      title: 'exclusive limits with nothing between them',
      given: parameter('{type: number, exclusiveMinimum: 10, maximum: 10}'),
      at: 'schema/exclusiveMinimum',
      want: 'No value fits: `exclusiveMinimum` is 10, and `maximum` is 10. Make `exclusiveMinimum` less than 10.',
    },
    {
      title: 'an enum without values',
      given: parameter('{type: string, enum: []}'),
      at: 'schema/enum',
      want: 'No value fits: `enum` is empty. Add the values, or take `enum` out.',
    },
    {
      title: 'a name that is required twice',
      given: parameter('{type: object, required: [id, id], properties: {id: {type: integer}}}'),
      at: 'schema/required',
      want: '"id" is in `required` twice. Write each once.',
    },
    {
      title: 'a schema that is a part of itself',
      given: schemas("{One: {type: object, allOf: [{$ref: '#/components/schemas/One'}]}}"),
      at: 'One/allOf',
      want: 'The schema is a part of itself, so reading it never ends.',
    },
    {
      title: 'two schemas that are parts of each other',
      given: schemas(
        "{One: {type: object, allOf: [{$ref: '#/components/schemas/Two'}]}, Two: {type: object, allOf: [{$ref: '#/components/schemas/One'}]}}",
      ),
      at: 'Two/allOf',
      want: 'The schema is a part of itself, so reading it never ends.',
    },
    {
      title: 'a limit for values of another type',
      given: parameter('{type: [integer, "null"], maxLength: 3}'),
      at: 'schema/maxLength',
      want: '`maxLength` limits nothing: it is for values of type string, and the schema has number or null. Take it out',
    },
    {
      title: 'two sources of examples',
      given: pathText(
        'get: {operationId: a, parameters: [{name: n, in: query, schema: {type: string}, example: a, examples: {}}], responses: {}}\n',
      ),
      at: 'parameters/0/examples',
      want: '`example` and `examples` exclude each other. Keep one of them.',
    },
    {
      title: 'limits that contradict each other, and the default between them',
      given: parameter('{type: integer, minimum: 1000, maximum: 100, default: 25}'),
      at: 'schema/minimum',
      want: 'No value fits',
    },
    {
      title: 'a default of another type than the listed values',
      given: schemas(
        "{Fields: {type: object, properties: {kind: {type: string, enum: [a, b]}}}, New: {allOf: [{$ref: '#/components/schemas/Fields'}], properties: {kind: {type: string, default: 1}}}}",
      ),
      at: 'New/properties/kind/default',
      want: 'Write one of "a", "b"',
    },
    {
      title: 'a status in small letters',
      given: pathText('get: {operationId: a, responses: {2xx: {description: Ok.}}}\n'),
      at: 'responses/2xx',
      want: '`2xx` is no status, and no range of them. Write `2XX`, or a status of three digits.',
    },
    {
      title: 'a misspelt scheme of HTTP',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}components: {securitySchemes: {key: {type: http, scheme: basc}}}\n`,
      at: 'key/scheme',
      want: 'There is no HTTP authentication scheme `basc`. Did you mean `basic`?',
    },
    {
      title: 'a misspelt extension',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}x-tagGroup: []\n`,
      at: 'x-tagGroup',
      want: 'Nothing reads the extension `x-tagGroup`. Did you mean `x-tagGroups`?',
    },
    {
      title: 'an extension of another form',
      given: pathText('get: {operationId: a, responses: {}, x-notes: A note.}\n'),
      at: 'get/x-notes',
      want: 'The extension `x-notes` is no list, so nothing reads it. Write a list, each item on a line of its own after `- `.',
    },
    {
      title: 'a tag of a group that is not declared',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}tags: [{name: Coupons}]\nx-tagGroups: [{name: Sales, tags: [Coupon]}]\n`,
      at: 'x-tagGroups/0/tags/0',
      want: 'The entry document declares no tag `Coupon`. Did you mean `Coupons`?',
    },
    {
      title: 'a tag that is in two groups',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}tags: [{name: A}]\nx-tagGroups: [{name: One, tags: [A]}, {name: Two, tags: [A]}]\n`,
      at: 'x-tagGroups/1/tags/0',
      want: 'The tag `A` is in two groups. Keep it in one of them.',
    },
    {
      title: 'a group of tags without a name',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}x-tagGroups: [{tags: []}]\n`,
      at: 'x-tagGroups/0',
      want: 'The group of tags has no name. Add `name`.',
    },
    {
      title: 'an address with a space',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}externalDocs: {url: our docs}\n`,
      at: 'externalDocs/url',
      want: '`url` is "our docs", which is no address. Write one such as `https://api.example/terms`.',
    },
    {
      title: 'an address without its colon',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: https//api.example}]\n`,
      at: 'servers/0/url',
      want: '`url` is "https//api.example", which is no address.',
    },
    {
      title: 'an address of a server without a closing brace',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: 'https://{id.api.example'}]\n`,
      at: 'servers/0/url',
      want: 'which is no address.',
    },
    {
      title: 'an email address without its sign',
      given: pathText('get: {operationId: a, responses: {}}\n').replace(
        "version: '1'",
        "version: '1', contact: {email: help.api.example}",
      ),
      at: 'info/contact/email',
      want: '`email` is "help.api.example", which is no email address.',
    },
    {
      title: 'a default that is no value of the variable',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: 'https://{id}.api.example', variables: {id: {default: demo, enum: [live, test]}}}]\n`,
      at: 'variables/id/default',
      want: 'The default "demo" of the variable `id` is none of its values. Write one of "live", "test", or add it to `enum`.',
    },
    {
      title: 'a variable without values',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: 'https://{id}.api.example', variables: {id: {default: demo, enum: []}}}]\n`,
      at: 'variables/id/enum',
      want: 'The variable `id` can have no value: `enum` is empty.',
    },
    {
      title: 'one path item for two paths',
      given: descriptionText(
        "paths:\n  /a: {get: {operationId: a, responses: {}}, put: {operationId: b, responses: {}}}\n  /b: {$ref: '#/paths/~1a'}\n",
      ),
      at: 'paths/~1b',
      want: '`/b` has the path item of `/a`, so their operations have the same operationId.',
    },
    {
      title: 'a misspelt expression of a link',
      given: linked("{operationId: a, parameters: {id: '$response.bdy#/id'}}"),
      at: 'parameters/id',
      want: '`$response.bdy#/id` is no runtime expression, so it has no value. Did you mean `$response.body#/id`?',
    },
    {
      title: 'an expression whose pointer has dots',
      given: linked("{operationId: a, requestBody: '$response.body.customer.id'}"),
      at: 'next/requestBody',
      want: 'Did you mean `$response.body#/customer/id`?',
    },
    {
      title: 'an expression that is like none',
      given: linked("{operationId: a, parameters: {id: 'a-{$steps.one}'}}"),
      at: 'parameters/id',
      want: '`$steps.one` is no runtime expression, so it has no value. Write one such as `$request.body#/id`',
    },
    {
      title: 'a misspelt expression of a callback',
      given: calledBack('{$request.quer.url}/done'),
      at: '~1done',
      want: 'Did you mean `$request.query.url`?',
    },
    {
      title: 'an expression of a callback without its sign',
      given: calledBack('https://a.example/{request.body#/id}'),
      at: '~1id}',
      want: 'Did you mean `$request.body#/id`?',
    },
    {
      title: 'a parameter of a link that its operation does not have',
      given: linked("{operationId: a, parameters: {idd: '1'}}"),
      at: 'parameters/idd',
      want: 'The link gives `idd`, and its operation has no such parameter. Did you mean `id`?',
    },
    {
      title: 'a parameter of a link that its operation has at another place',
      given: linked("{operationRef: '#/paths/~1a~1{id}/get', parameters: {query.limit: 1}}"),
      at: 'parameters/query.limit',
      want: 'has no such parameter. Write the name of one that it declares, or take it out.',
    },
    {
      title: 'a style of paths in a query',
      given: parameter('{type: string}').replace('in: query', 'in: query, style: matrix'),
      at: 'parameters/0/style',
      want: 'A parameter in `query` has no style `matrix`. Write `form`, `spaceDelimited`, `pipeDelimited`, or `deepObject`, or take `style` out.',
    },
    {
      title: 'a style of queries in a header',
      given: parameter('{type: string}').replace('in: query', 'in: header, style: form'),
      at: 'parameters/0/style',
      want: 'A parameter in `header` has no style `form`. Write `simple`, or take `style` out.',
    },
    {
      title: 'a style of queries for a header of a response',
      given: pathText(
        "get: {operationId: a, responses: {'200': {description: Ok., headers: {X-A: {style: form, schema: {type: string}}}}}}\n",
      ),
      at: 'X-A/style',
      want: 'A header has no style `form`. Write `simple`, or take `style` out.',
    },
    {
      title: 'a style of paths in a form',
      given: form('{type: object, properties: {file: {type: string}}}', '{file: {style: label}}'),
      at: 'encoding/file/style',
      want: 'A field of a form has no style `label`.',
    },
    {
      title: 'an encoding of a property that the schema does not have',
      given: `${form("{$ref: '#/components/schemas/Form'}", '{fil: {contentType: image/png}}')}components: {schemas: {Form: {allOf: [{type: object, properties: {file: {type: string}}}]}}}\n`,
      at: 'encoding/fil',
      want: '`encoding` has `fil`, and the schema has no such property. Did you mean `file`?',
    },
    {
      title: 'a property of a discriminator that no alternative has',
      given: schemas(
        "{Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {type: object, properties: {kind: {const: dog}}}], discriminator: {propertyName: kinds}}, Cat: {type: object, properties: {kind: {const: cat}}}}",
      ),
      at: 'Pet/discriminator/propertyName',
      want: 'No alternative has the property `kinds`, which tells them apart. Did you mean `kind`?',
    },
    {
      title: 'a consequence without its condition',
      given: schemas('{One: {type: object, then: {minProperties: 1}, else: {maxProperties: 3}}}'),
      at: 'One/then',
      want: '`then` has no `if` beside it, so it says nothing. Add the condition as `if`, or take `then` out.',
    },
    {
      title: 'an address of a server without its scheme',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: api.books.example/v1}]\n`,
      at: 'servers/0/url',
      want: '`url` is "api.books.example/v1", which is a path without its scheme. Write `https://api.books.example/v1`',
    },
    {
      title: 'an address of a server with a port and no scheme',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: 'localhost:8080'}]\n`,
      at: 'servers/0/url',
      want: 'Write `https://localhost:8080`',
    },
  ])('$title', async ({ given, at, want }) => {
    const held = await lintFiles({ ...HELD, 'openapi.yaml': given });
    expect(held.match(/ error /g)).toHaveLength(1);
    expect(held).toContain(want);
    expect(held).toContain(`${at}\n`);
  });
});

test.each([
  parameter('{type: string, format: date-tme, default: 1}'),
  parameter('{type: integer, format: date-time}'),
  `${pathText('get: {operationId: a, responses: {2xx: {description: Ok.}}}\n')}x-tagGroup: []\nx-tagGroups: [{tags: [a]}]\n`,
  `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: our server}]\n`,
])('a description without a configuration is only warned', async (given) => {
  const printed = await lintFiles({ 'openapi.yaml': given });
  expect(printed).toMatch(/ warn {2}description\/(known-formats|known-statuses|valid-url)/);
  expect(printed).not.toContain(' error ');
});

test.each([
  ...['guid', 'ulid', 'cuid', 'urn', 'url', 'uuid4', 'float32', 'int128', 'uint', 'phone', 'currency'].map(
    (format) => parameter(`{type: string, format: ${format}}`),
  ),
  parameter('{type: [string, "null"], format: date, default: null}'),
  parameter('{type: string, format: int64, default: "12"}').replace('int64', 'uint64'),
  parameter('{type: number, exclusiveMinimum: 10, maximum: 11, minimum: 11}'),
  parameter('{type: array, items: {type: string}, default: []}'),
  linked(
    "{operationId: a, parameters: {id: $response.body, path.id: '$request.header.X-Id'}, requestBody: 'costs $5 {$statusCode}'}",
  ),
  linked("{operationRef: 'https://b.example/openapi.yaml#/paths/~1b/get', parameters: {other: 1}}"),
  calledBack('{$request.body#/url}?a={$method}&b={$url}'),
  calledBack('https://a.example/done'),
  parameter('{type: array, items: {type: string}}').replace('in: query', 'in: query, style: pipeDelimited'),
  form('{type: object, additionalProperties: {type: string}}', '{file: {style: form}}'),
  form('{anyOf: [{type: object, properties: {file: {type: string}}}]}', '{file: {contentType: image/png}}'),
  schemas(
    '{Pet: {oneOf: [{type: object, properties: {kind: {const: a}}}, {type: object}], discriminator: {propertyName: kind}}}',
  ),
  schemas('{One: {type: object, if: {minProperties: 1}, then: {maxProperties: 3}}}'),
  `${pathText('get: {operationId: a, responses: {}}\n')}servers: [{url: v1}, {url: v1.2/api}, {url: ./a}]\n`,
  parameter('{type: object, properties: {x-note: {type: string}, x-tagGroup: {type: string}}}'),
  `${pathText('get: {operationId: a, responses: {2XX: {description: Ok.}, default: {description: No.}}}\n')}x-logo: a.svg\nservers: [{url: /v1}, {url: 'https://{region}.api.example:{port}/', variables: {region: {default: eu}, port: {default: '443'}}}, {url: '{host}/v1', variables: {host: {default: 'https://api.example'}}}]\n`,
])('what an author may mean is no problem: %#', async (given) => {
  expect(await lintFiles({ ...HELD, 'openapi.yaml': given })).toBe('');
});

import { expect, test } from 'vitest';
import { descriptionText, pathText } from '../../builders/description-text';
import { lintFiles } from '../../builders/lint-files';

const operation = (members: string) => pathText(`get: {operationId: a, ${members}, responses: {}}\n`);

test.each([
  {
    mistake: 'a tag that is not declared',
    rule: 'operation-tag-defined',
    given: `${operation('tags: [Cupons]')}tags: [{name: Coupons}]\n`,
    want: 'The entry document declares no tag `Cupons`. Did you mean `Coupons`?',
  },
  {
    mistake: 'a tag like no other one',
    rule: 'operation-tag-defined',
    given: `${operation('tags: [Rates]')}tags: [{name: Coupons}]\n`,
    want: 'The entry document declares no tag `Rates`. Declare it there, or write one of `Coupons`.',
  },
  {
    mistake: 'a security scheme that is not declared',
    rule: 'security-defined',
    given: `${operation('security: [{basicAut: []}]')}components: {securitySchemes: {basicAuth: {type: http, scheme: basic}}}\n`,
    want: 'The entry document declares no security scheme `basicAut`. Did you mean `basicAuth`?',
  },
  {
    mistake: 'a misspelt file',
    rule: 'no-unresolved-refs',
    given: descriptionText('paths: {/a: {$ref: ./openapy.yaml}}\n'),
    want: 'Did you mean `./openapi.yaml`?',
  },
  {
    mistake: 'a misspelt component',
    rule: 'no-unresolved-refs',
    given: `${operation("parameters: [{$ref: '#/components/parameters/Limt'}]")}components: {parameters: {Limit: {name: limit, in: query, schema: {}}}}\n`,
    want: 'Did you mean `#/components/parameters/Limit`?',
  },
  {
    mistake: 'a string instead of a list',
    rule: 'struct',
    given: operation('tags: Coupons'),
    want: 'Write a list, with each item on its own line after `- `.',
  },
  {
    mistake: 'a member that is not known',
    rule: 'struct',
    given: operation('owner: billing'),
    want: 'Property `owner` is not expected here. Remove it, or call it `x-owner` if it is an extension.',
  },
  {
    mistake: 'a member that is missing',
    rule: 'struct',
    given: operation('parameters: [{name: limit, schema: {}}]'),
    want: 'Add `in`.',
  },
  {
    mistake: 'a reference without its sign',
    rule: 'struct',
    given: operation('parameters: [{name: limit, in: query, schema: {ref: a.yaml}}]'),
    want: 'Did you mean `$ref`?',
  },
  {
    mistake: 'a keyword of OpenAPI 3.0',
    rule: 'struct',
    given: operation('parameters: [{name: limit, in: query, schema: {type: string, nullable: true}}]'),
    want: "Write `'null'` as one of the types: `type: [string, 'null']`.",
  },
  {
    mistake: 'the schema of a response as in Swagger 2.0',
    rule: 'struct',
    given: pathText('get: {operationId: a, responses: {200: {description: A., schema: {type: string}}}}\n'),
    want: 'Write it below a media type in `content`: `content: {application/json: {schema: …}}`.',
  },
  {
    mistake: 'the host of Swagger 2.0',
    rule: 'struct',
    given: `${pathText('get: {operationId: a, responses: {}}\n')}host: api.example\n`,
    want: 'Write the whole address below `servers`, as `url`.',
  },
  {
    mistake: 'an invalid status',
    rule: 'struct',
    given: pathText('get: {operationId: a, responses: {20O: {description: Fine.}}}\n'),
    want: 'Write a status such as `200` or `4XX`, or `default`.',
  },
  {
    mistake: 'a method in capitals',
    rule: 'struct',
    given: pathText('GET: {operationId: a, responses: {}}\n'),
    want: 'Property `GET` is not expected here. Write `get`, in small letters.',
  },
  {
    mistake: 'a path without a slash',
    rule: 'struct',
    given: descriptionText('paths: {contacts: {get: {operationId: a, responses: {}}}}\n'),
    want: 'Property `contacts` is not expected here. Begin the path with a slash: `/contacts`.',
  },
])('the remedy for $mistake has the value', async ({ rule, given, want }) => {
  const rules = `rules: {${rule}: error}\n`;
  expect(await lintFiles({ 'openapi.yaml': given, 'redocly.yaml': rules })).toContain(want);
});

test.each([
  { mistake: 'an invalid pattern', schema: '{type: string, pattern: "(["}', want: 'pattern "(["' },
  {
    mistake: 'contradictory limits',
    schema: '{type: string, minLength: 9, maxLength: 1}',
    want: 'No value fits',
  },
])('$mistake is one error, whatever fails for it', async ({ schema, want }) => {
  const content = `content: {application/json: {schema: ${schema}, example: abc}}`;
  const printed = await lintFiles({
    'openapi.yaml': operation(`requestBody: {${content}}`),
    'redocly.yaml': 'rules: {no-invalid-media-type-examples: error, operation-summary: error}\n',
  });
  expect(printed.match(/ {2}error {2}/g)).toHaveLength(1);
  expect(printed).toContain(want);
});

import { expect, test } from 'vitest';
import { descriptionText, operationText, pathText } from '../../../builders/description-text';
import { lintFiles } from '../../../builders/lint-files';

const HELD = { 'redocly.yaml': 'rules: {struct: error}\n' };
const response = (members: string) =>
  pathText(`get: {operationId: a, responses: {"200": {description: Ok., ${members}}}}\n`);

test.each([
  {
    title: 'a required member that is misspelt',
    given: operationText('parameters: [{nam: limit, in: query, schema: {}}]'),
    want: 'Property `nam` is not expected here. Did you mean `name`?',
  },
  {
    title: 'one of several required members that is misspelt',
    given: operationText('parameters: [{name: limit, in: query, shema: {}}]'),
    want: 'Property `shema` is not expected here. Did you mean `schema`?',
  },
  {
    title: 'a member of the whole that is misspelt',
    given: pathText('get: {operationId: a, responses: {}}\n').replace('info:', 'inof:'),
    want: 'Property `inof` is not expected here. Did you mean `info`?',
  },
  {
    title: 'schema keywords next to the schema',
    given: operationText('parameters: [{name: limit, in: query, type: integer, minimum: 1}]'),
    want: 'Property `type` is not expected here. Did you mean `schema: {type: …}`?',
  },
  {
    title: 'a kind of credentials that is misspelt',
    given: `${operationText('x-a: 1')}components: {securitySchemes: {key: {type: htp, scheme: basic}}}\n`,
    want: 'Did you mean `http`?',
  },
  {
    title: 'a kind of credentials that is missing',
    given: `${operationText('x-a: 1')}components: {securitySchemes: {key: {scheme: basic}}}\n`,
    want: 'The field `type` must be present on this level. Add `type`.',
  },
  {
    title: 'a value instead of the object that holds it',
    given: response('content: {application/json: {examples: {one: {id: 1, colour: red, tag: a}}}}'),
    want: 'The members `id`, `colour`, and `tag` are not expected here. Did you mean `value: {id: …}`?',
  },
])('is one problem: $title', async ({ given, want }) => {
  const printed = await lintFiles({ ...HELD, 'openapi.yaml': given });
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain(want);
});

test('two members that are misspelt are two problems', async () => {
  const given = operationText('sumary: One., descripton: Two.');
  const printed = await lintFiles({ ...HELD, 'openapi.yaml': given });
  expect(printed.match(/Did you mean `(summary|description)`/g)).toHaveLength(2);
});

test('reports a reference instead of a list at its location', async () => {
  const printed = await lintFiles({
    ...HELD,
    'openapi.yaml': response('content: {application/json: {schema: {allOf: {$ref: Base.yaml}}}}'),
    'Base.yaml': 'type: object\n',
  });
  expect(printed).toMatch(/^openapi\.yaml:5:\d+ {2}error {2}struct\n {2}Expected type `AllOf` \(array\)/);
});

test.each([
  { name: 'examples', file: 'components/examples/One.yaml', what: 'an example', text: 'value: {id: 1}\n' },
])('reports a reference instead of the names of $name once', async ({ name, file, what, text }) => {
  const printed = await lintFiles({
    ...HELD,
    'openapi.yaml': response(`content: {application/json: {${name}: {$ref: ${file}}}}`),
    [file]: text,
  });
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain(`is not allowed here: write names, each with ${what}. Write it below a name: `);
});

test('asks for the names where a reference to a map replaces them', async () => {
  const printed = await lintFiles({
    ...HELD,
    'openapi.yaml': response('headers: {$ref: shared-headers.yaml}'),
    'shared-headers.yaml': 'X-Left: {description: Calls left., schema: {type: integer}}\n',
  });
  expect(printed).toContain('Write the names here, each with a header or a reference to one.');
});

test('two references to one file that is not there are one problem', async () => {
  const given = descriptionText(
    'paths:\n  /a: {get: {operationId: a, responses: {}, parameters: [{$ref: gone.yaml}]}}\n  /b: {get: {operationId: b, responses: {}, parameters: [{$ref: gone.yaml}]}}\n',
  );
  const printed = await lintFiles({
    'openapi.yaml': given,
    'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
  });
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toMatch(/\n {2}and at openapi\.yaml:5:\d+\n$/);
});

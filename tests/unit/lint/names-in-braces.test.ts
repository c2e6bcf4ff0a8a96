import { expect, test } from 'vitest';
import { descriptionText } from '../../builders/description-text';
import { lintFiles } from '../../builders/lint-files';

/** The rules that our messages replace, and whose severity they take. */
const RULES = 'rules: {path-parameters-defined: error, no-undefined-server-variable: error}\n';

const get = (name: string) =>
  `{get: {operationId: get${name}, parameters: [{$ref: '#/components/parameters/${name}'}], responses: {}}, delete: {operationId: delete${name}, parameters: [{$ref: '#/components/parameters/${name}'}], responses: {}}}`;

/** Invoices, contacts and products, each with operations that refer to one parameter. */
const lintPaths = async (contactPath: string, contactParameter: string): Promise<string[]> => {
  const parameter = (name: string) => `{name: '${name}', in: path, required: true, schema: {type: integer}}`;
  const printed = await lintFiles({
    'openapi.yaml': descriptionText(`
paths:
  /invoices/{id}: ${get('Invoice')}
  /products/{id}: ${get('Product')}
  '${contactPath}': ${get('Contact')}
components:
  parameters:
    Invoice: ${parameter('id')}
    Product: ${parameter('id')}
    Contact: ${parameter(contactParameter)}
`),
    'redocly.yaml': RULES,
  });
  return printed.split('\n').filter((line) => /^ {2}(The|Call|Write)|^openapi/.test(line));
};

test.each([
  {
    title: 'the name of the path, where other paths have that of the parameter',
    path: '/contacts/{contact}',
    parameter: 'id',
    want: [
      'openapi.yaml:6:3  error  description/path-parameters',
      '  The path has `{contact}`, and its operations declare `id`. Write `/contacts/{id}`, or call the parameter `contact`.',
    ],
  },
  {
    title: 'the name of the parameter, where other paths have that of the path',
    path: '/contacts/{id}',
    parameter: 'contact',
    want: [
      'openapi.yaml:11:21  error  description/path-parameters',
      '  The parameter is called `contact`, and the path `/contacts/{id}` has `{id}`. Call it `id`, or write `/contacts/{contact}`.',
    ],
  },
  {
    title: 'a brace that is not closed',
    path: '/contacts/{id',
    parameter: 'id',
    want: [
      'openapi.yaml:11:21  error  description/used-path-parameters',
      '  The path `/contacts/{id` has no `{id}`. Write `{id}` where its value belongs in the path, or set `in` to where it is sent.',
    ],
  },
  { title: 'nothing of a name with any character', path: '/contacts/{id%}', parameter: 'id%', want: [] },
])('says once: $title', async ({ path, parameter, want }) => {
  expect(await lintPaths(path, parameter)).toEqual(want);
});

test('looks for a path parameter in the operation, in its path item and in other files', async () => {
  const printed = await lintFiles({
    'openapi.yaml': descriptionText('paths: {"/a/{one}/{two}/{three}": {$ref: a.yaml}}\n'),
    'a.yaml':
      'parameters: [{$ref: parameters.yaml#/one}]\nget: {operationId: getA, parameters: [{name: two, in: path, schema: {}}], responses: {}}\n',
    'parameters.yaml': 'one: {name: one, in: path, required: true, schema: {}}\n',
    'redocly.yaml': RULES,
  });
  expect(printed).toMatchInlineSnapshot(`
    "a.yaml:2:26  error  description/path-parameters
      The path parameter \`{three}\` of \`/a/{one}/{two}/{three}\` is not declared by GET. Add the parameter with \`in: path\` and \`required: true\`, or remove it from the path.
      at #/get/parameters

    a.yaml:2:39  error  description/required-path-parameters
      The path parameter \`two\` is not required. Write \`required: true\` next to it.
      at #/get/parameters/0
    "
  `);
});

test('an operation in a separate file declares its parameters there', async () => {
  const printed = await lintFiles({
    'openapi.yaml': descriptionText('paths: {"/a/{id}": {get: {$ref: files/get.yaml}}}\n'),
    'files/get.yaml':
      'operationId: getA\nparameters: [{$ref: id.yaml}, {name: no, in: path, required: true, schema: {}}]\nresponses: {}\n',
    'files/id.yaml': 'name: id\nin: path\nrequired: true\nschema: {}\n',
    'redocly.yaml': RULES,
  });
  expect(printed.match(/error/g)).toHaveLength(1);
  expect(printed).toContain('files/get.yaml:2:38  error  description/used-path-parameters');
});

test.each([
  {
    title: 'a variable that is called otherwise',
    variables: '{acount: {default: demo}}',
    want: '4:17  error  description/server-variables\n  The URL has the variable `{account}`, and `variables` declares `acount` instead. Write the same name in both places.',
  },
  {
    title: 'a variable that is not declared',
    variables: '{}',
    want: '4:17  error  description/server-variables\n  The URL has the variable `{account}`, and `variables` does not declare it. Add it there with a `default`, or remove it from the URL.',
  },
  {
    title: 'a variable that the address does not have',
    variables: '{account: {default: demo}, region: {default: eu}}',
    want: '4:90  error  description/server-variables\n  The URL has no `{region}`. Write it where its value belongs in `url`, or remove the variable.',
  },
])('says once: $title', async ({ variables, want }) => {
  const printed = await lintFiles({
    'openapi.yaml': `openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {/a: {get: {operationId: a, responses: {}}}}\nservers: [{url: 'https://{account}.abaco.example', variables: ${variables}}]\n`,
    'redocly.yaml': RULES,
  });
  expect(printed.match(/error/g)).toHaveLength(1);
  expect(printed).toContain(want);
});

test('a configuration turns them off by the names of the rules that they stand in for', async () => {
  const printed = await lintFiles({
    'openapi.yaml': `${descriptionText('paths: {"/a/{id}": {get: {operationId: a, responses: {}}}}\n')}servers: [{url: 'https://{account}.abaco.example'}]\n`,
    'redocly.yaml': 'rules: {path-parameters-defined: off, no-undefined-server-variable: off}\n',
  });
  expect(printed).toBe('');
});

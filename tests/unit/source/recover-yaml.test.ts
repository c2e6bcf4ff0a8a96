import { describe, expect, test } from 'vitest';
import { descriptionText, pathText } from '../../builders/description-text';
import { lintFiles, lintText } from '../../builders/lint-files';

const CONFIG = { 'redocly.yaml': 'rules: {info-license: off}\n' };
const GET = 'get: {operationId: a, responses: {}}\n';

describe('lines that are not indented deeper than their parent', () => {
  const quoted = descriptionText(
    'x-a:\n  text: "Two\n  more\n  lines"\nx-b: [\n  1\n]\nx-c:\n  - [\n  1,\n  ]\npaths:\n  /a: {get: {operationId: a, responses: {}}}\n',
  );

  test('are a warning at the first of each run of them', async () => {
    expect(await lintText(quoted)).toContain(
      'openapi.yaml:5:3  warn  yaml-indentation\n' +
        '  This line is not indented deeper than its parent. YAML 1.2 forbids that; older parsers accept it. Indent it.\n' +
        '  and at openapi.yaml:9:1, openapi.yaml:12:3\n',
    );
  });

  test('are an error for a description with a configuration, the only one', async () => {
    const printed = await lintFiles({ 'openapi.yaml': quoted, ...CONFIG });
    expect(printed).toMatch(/^openapi\.yaml:5:3 {2}error {2}yaml-indentation\n/m);
    expect(printed.match(/ error /g)).toHaveLength(1);
  });

  test('are found in a referenced file', async () => {
    const files = {
      'openapi.yaml': descriptionText('paths: {/a: {$ref: a.yaml}}\n'),
      'a.yaml': 'get:\n  operationId: a\n  summary: "Get\n  it"\n  responses: {}\n',
    };
    expect(await lintFiles(files)).toContain('a.yaml:4:3  warn  yaml-indentation');
  });

  test('stay as they are where they cannot be recovered', async () => {
    const printed = await lintText(descriptionText('x-a:\n  text: "Two\n  lines\npaths: {}\n'));
    expect(printed).toMatch(/^openapi\.yaml:5:3 {2}error {2}yaml-syntax\n.*deficient indentation\./);
  });
});

describe('tags of YAML', () => {
  test('for what JSON does not have are left out, with a warning', async () => {
    const extensions = 'x-a: !!binary aGk=\nx-b: [!!set {a, b}, !!str 1]\nx-c: "!!binary"\n';
    const printed = await lintText(`${pathText(GET)}${extensions}`);
    expect(printed).toContain(
      'openapi.yaml:6:6  warn  yaml-tags\n' +
        '  JSON has no value for this YAML tag, so the tag is ignored. Write the value without it.\n' +
        '  and at openapi.yaml:7:7\n',
    );
    expect(printed).not.toContain(' error ');
  });

  test('of a program are refused', async () => {
    expect(await lintText(`${pathText(GET)}x-a: !Sub name\n`)).toMatch(
      /yaml-syntax\n.*unknown scalar tag !<!Sub>\. Remove the tag: a description holds what JSON can hold\./,
    );
  });
});

describe('comments in JSON', () => {
  const json = `{
  // Kept by hand.
  "openapi": "3.1.0", /* the
  version */ "info": {"title": "https://a.example // no comment", "version": "1"},
  "paths": {"/a": {"get": {"operationId": "a", "responses": {}}}},
}
`;

  test('are ignored, with one warning, and change no location', async () => {
    const printed = await lintFiles({ 'openapi.json': json }, 'openapi.json');
    expect(printed).toContain(
      'openapi.json:2:3  warn  json-comments\n' +
        '  JSON has no comments, so this one is ignored. Write the description as YAML to keep it, or remove it.\n' +
        '  and at openapi.json:3:23\n',
    );
    expect(printed).toContain('openapi.json:4:14  warn  info-license');
    expect(printed).not.toContain(' error ');
  });

  test('are part of the value in YAML', async () => {
    const yaml = '{openapi: 3.1.0, info: {title: "a",\n // b: "1", version: "1"}, paths: {}}\n';
    expect(await lintText(yaml)).not.toContain('json-comments');
  });
});

describe('an empty list instead of an object', () => {
  const schema = (text: string) =>
    pathText(
      `get: {operationId: a, responses: {"200": {description: A., content: {text/plain: {schema: ${text}}}}}}\n`,
    );

  test('is treated as absent', async () => {
    expect(await lintText(schema('{type: object, properties: []}'))).toContain(
      '  warn  struct\n  Expected type `SchemaProperties` (object) but got an empty list. Write `{}`, or leave it out.\n',
    );
  });

  test('is an error if it has an entry, or if it replaces the whole `info`', async () => {
    expect(await lintText(schema('{type: object, properties: [a]}'))).toMatch(
      / error {2}struct\n.*but got `array`\. Write properties/,
    );
    const printed = await lintText(pathText(GET).replace(/info: .*/, 'info: []'));
    expect(printed).toMatch(/openapi\.yaml:2:7 {2}error {2}struct\n.*but got an empty list/);
  });
});

test.each([
  { items: '[]', want: 'elements can be anything. Write the schema of all elements.' },
  { items: '[{}]', want: 'it is read as the schema in it. Write the schema of all elements without a list' },
  { items: '[{}, {}]', want: '`items` is a list of 2 schemas: they are read as `prefixItems`' },
])('a list of schemas below `items` is a warning in each version: $items', async ({ items, want }) => {
  const get = `get: {operationId: a, responses: {}, parameters: [{name: n, in: query, schema: {type: array, items: ${items}}}]}\n`;
  for (const version of ['3.0.3', '3.1.0']) {
    const printed = await lintText(pathText(get).replace('3.1.0', version));
    expect(printed).toMatch(/ warn {2}description\/items-is-schema\n/);
    expect(printed).toContain(want);
    expect(printed).not.toMatch(/ error |struct/);
  }
});

test.each([
  { type: 'int', want: 'no type `int`: it is read as `integer`. Write `integer`.' },
  { type: 'File', want: 'no type `File`: it is read as `string` with the format `binary`. Write `string`' },
  { type: '[String, "null"]', want: 'no type `String`: it is read as `string`. Write `string`.' },
])('a type of another language is a warning, said once: $type', async ({ type, want }) => {
  const get = `get: {operationId: a, responses: {}, parameters: [{name: n, in: query, schema: {type: ${type}}}]}\n`;
  const printed = await lintText(pathText(get));
  expect(printed).toMatch(/ warn {2}description\/known-types\n/);
  expect(printed).toContain(want);
  expect(printed).not.toMatch(/ error |struct/);
});

test('reports an ambiguous type with the types that exist', async () => {
  const get =
    'get: {operationId: a, responses: {}, parameters: [{name: n, in: query, schema: {type: whatever}}]}\n';
  expect(await lintText(pathText(get))).toContain(
    '`type` can be one of the following only: "object", "array"',
  );
});

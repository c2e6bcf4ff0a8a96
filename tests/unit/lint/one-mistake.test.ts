import { expect, test } from 'vitest';
import { descriptionText } from '../../builders/description-text';
import { lintFiles, lintWithRule } from '../../builders/lint-files';

const PATHS = ['a', 'b', 'c', 'd', 'e'];

/** A description in which each of some operations returns the same record, with an example of it. */
const describe = (schema: string, examples: readonly string[]) => ({
  'Record.yaml': schema,
  'openapi.yaml': descriptionText(
    `paths:\n${examples
      .map(
        (value, index) =>
          `  /${PATHS[index]}: {get: {operationId: get${PATHS[index]}, responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: Record.yaml}, examples: {default: {value: ${value}}}}}}}}}\n`,
      )
      .join('')}`,
  ),
});

const RECORD = 'type: object\nproperties:\n  id: {type: integer}\n  given_name: {type: string}\n';
const OLD = '{id: 1, first_name: Ada}';

test('a property that only its schema calls otherwise is one problem, at its name', async () => {
  expect(await lintWithRule('valid-examples', describe(RECORD, [OLD, OLD, OLD, OLD]))).toMatchInlineSnapshot(`
    "Record.yaml:4:3  error  house/valid-examples
      No example has the property \`given_name\`, and 4 have \`first_name\` in its place. Call the property \`first_name\`, or write \`given_name\` in the examples.
      at #/properties/given_name
      and at openapi.yaml:4:177, openapi.yaml:5:177, openapi.yaml:6:177, openapi.yaml:7:177
    "
  `);
});

test.each([
  {
    title: 'the new name is in an example',
    schema: RECORD,
    examples: [OLD, OLD, OLD, OLD, '{given_name: Ada}'],
  },
  { title: 'so few may be mistakes of their own', schema: RECORD, examples: [OLD, OLD, OLD] },
  {
    title: 'nothing of the schema stands beside the old name',
    schema: `${RECORD}additionalProperties: {type: object, properties: {other: {type: string}}}\n`,
    examples: Array.from({ length: 4 }, () => '{id: 1, given_name: Ada, more: {first_name: Ada}}'),
  },
])('an unknown member is not taken for a renamed one where $title', async ({ schema, examples }) => {
  const printed = await lintWithRule('valid-examples', describe(schema, examples));
  expect(printed).toContain('The example breaks the rule "is a member that the description names"');
  expect(printed).not.toContain('in its place');
});

test('what many examples have from one mistake is one problem, with all places', async () => {
  const schema = 'type: object\nproperties: {id: {type: string}}\n';
  const printed = await lintWithRule(
    'valid-examples',
    describe(schema, ['{id: 1}', '{id: 2}', '{id: 3}', '{id: 4}']),
  );
  expect(printed).toBe(
    [
      'openapi.yaml:4:162  error  house/valid-examples',
      '  The example breaks the rule "is of type string" at `/id` (1). Write a value of type string, or change the schema.',
      '  at #/paths/~1a/get/responses/200/content/application~1json/examples/default/value/id',
      '  and at openapi.yaml:5:162, openapi.yaml:6:162, openapi.yaml:7:162',
      '',
    ].join('\n'),
  );
});

test('three are shown one by one, and so are different mistakes', async () => {
  const schema = 'type: object\nproperties: {id: {type: string}, at: {type: string}, on: {type: string}}\n';
  const printed = await lintWithRule(
    'valid-examples',
    describe(schema, ['{id: 1, at: 1, on: 1}', '{id: 2}', '{id: 3}']),
  );
  expect(printed.match(/^openapi.yaml/gm)).toHaveLength(5);
});

test.each([
  {
    title: 'a tag',
    rule: 'operation-tag-defined',
    operation: 'tags: [Invoice]',
    more: 'tags: [{name: Invoices}]\n',
    want: 'The entry document declares no tag `Invoice`. Did you mean `Invoices`?',
  },
  {
    title: 'a security scheme',
    rule: 'security-defined',
    operation: 'security: [{basic: []}]',
    more: 'components: {securitySchemes: {basics: {type: http, scheme: basic}}}\n',
    want: 'The entry document declares no security scheme `basic`. Did you mean `basics`?',
  },
])('$title that is declared under another name is one problem', async ({ rule, operation, more, want }) => {
  const paths = PATHS.map(
    (name) => `  /${name}: {get: {operationId: ${name}, ${operation}, responses: {}}}\n`,
  );
  const printed = await lintFiles({
    'openapi.yaml': `${descriptionText(`paths:\n${paths.join('')}`)}${more}`,
    'redocly.yaml': `rules: {${rule}: error}\n`,
  });
  expect(printed.match(/^openapi.yaml/gm)).toHaveLength(1);
  expect(printed).toContain(want);
});

test('a reference that leads nowhere is one problem, and not those that lead to it', async () => {
  const printed = await lintFiles({
    ...describe('{$ref: Nowhere.yaml}\n', ['{}', '{}']),
    'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
  });
  expect(printed.match(/error/g)).toHaveLength(1);
  expect(printed).toContain('Record.yaml:1:1  error  no-unresolved-refs');
});

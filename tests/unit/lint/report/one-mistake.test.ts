import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintFiles, lintWithRule } from '../../../builders/lint-files';

const PLUGIN = path.resolve(__dirname, '../../../../generator/read/lint/plugin.mjs');

const PATHS = ['a', 'b', 'c', 'd', 'e'];

/** A description in which each of some operations returns the same record, with an example of it. */
const describeRecords = (schema: string, examples: readonly string[]) => ({
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
  expect(await lintWithRule('valid-examples', describeRecords(RECORD, [OLD, OLD, OLD, OLD])))
    .toMatchInlineSnapshot(`
    "Record.yaml:4:3  error  house/valid-examples
      No example has the property \`given_name\`, and 4 have \`first_name\` instead. Call the property \`first_name\`, or write \`given_name\` in the examples.
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
  {
    title: 'there are so few that each may be a separate mistake',
    schema: RECORD,
    examples: [OLD, OLD, OLD],
  },
  {
    title: 'only the old name is present, without other properties of the schema',
    schema: `${RECORD}additionalProperties: {type: object, properties: {other: {type: string}}}\n`,
    examples: Array.from({ length: 4 }, () => '{id: 1, given_name: Ada, more: {first_name: Ada}}'),
  },
])('an unknown member is not taken for a renamed one where $title', async ({ schema, examples }) => {
  const printed = await lintWithRule('valid-examples', describeRecords(schema, examples));
  expect(printed).toContain('The example breaks the rule "is a property that the description names"');
  expect(printed).not.toContain('in its place');
});

test('what many examples have from one keyword is one problem, at the keyword, with all places', async () => {
  const schema = 'type: object\nproperties: {id: {type: string}}\n';
  const printed = await lintWithRule(
    'valid-examples',
    describeRecords(schema, ['{id: 1}', '{id: 2}', '{id: 3}', '{id: 4}']),
  );
  expect(printed).toBe(
    [
      'Record.yaml:2:25  error  house/valid-examples',
      '  The examples break the rule "is of type string" in 4 places, first at `/id` (1). Correct `type`, or the examples: write a value of type string.',
      '  at #/properties/id/type',
      '  and at openapi.yaml:4:162, openapi.yaml:5:162, openapi.yaml:6:162, openapi.yaml:7:162',
      '',
    ].join('\n'),
  );
});

test('members that a schema does not know are one problem, at the schema', async () => {
  const values = Array.from({ length: 4 }, () => '{id: 1, city: Graz, region: Styria}');
  const schema = 'type: object\nproperties: {id: {type: integer}}\n';
  const printed = await lintWithRule('valid-examples', describeRecords(schema, values));
  expect(printed.match(/error/g)).toHaveLength(1);
  expect(printed).toContain(
    'Record.yaml:1:1  error  house/valid-examples\n  The schema does not know `city` or `region`, which examples have in 8 places.',
  );
});

test('an example of another schema is one problem, at the example', async () => {
  const schema = 'type: object\nrequired: [id]\nproperties: {id: {type: integer}}\n';
  const value = '{city: Graz, region: Styria, street: Hauptplatz, number: 1, country: AT}';
  const printed = await lintWithRule('valid-examples', describeRecords(schema, ['{id: 1}', value]));
  expect(printed.match(/error/g)).toHaveLength(1);
  expect(printed).toContain(
    'The example is of another schema: its own does not know `city`, `region`, `street`, or 2 more.',
  );
});

test('does not report the consequences for the other variants of a value', async () => {
  const schema = `
anyOf:
  - {type: object, required: [key], properties: {key: {type: string}}}
  - {type: object, properties: {id: {type: integer}, country: {type: string, pattern: '^[a-z]{2}$'}}}
`;
  const values = Array.from({ length: 4 }, () => '{id: 1, country: AT}');
  const printed = await lintWithRule('valid-examples', describeRecords(schema.trimStart(), values));
  expect(printed.match(/error/g)).toHaveLength(1);
  expect(printed).toContain('at #/anyOf/1/properties/country/pattern\n');
});

test('three are shown one by one, and so are different mistakes', async () => {
  const schema = 'type: object\nproperties: {id: {type: string}, at: {type: string}, on: {type: string}}\n';
  const printed = await lintWithRule(
    'valid-examples',
    describeRecords(schema, ['{id: 1, at: 1, on: 1}', '{id: 2}', '{id: 3}']),
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

test('reports a broken reference once, and not the references that lead to it', async () => {
  const printed = await lintFiles({
    ...describeRecords('{$ref: Nowhere.yaml}\n', ['{}', '{}']),
    'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
  });
  expect(printed.match(/error/g)).toHaveLength(1);
  expect(printed).toContain('Record.yaml:1:1  error  no-unresolved-refs');
});

describe('a reference to another kind of component', () => {
  const components = `
components:
  parameters: {Limit: {name: limit, in: query, schema: {type: integer}}}
  schemas: {Id: {title: ID, type: integer}}
  responses: {Gone: {description: Gone., content: {application/json: {schema: {$ref: '#/components/schemas/Id'}}}}}
  headers: {Left: {schema: {type: integer}}}
`;
  const lintOperation = (operation: string, files: Record<string, string> = {}) =>
    lintFiles({
      'openapi.yaml': descriptionText(
        `paths:\n  /a: {get: {operationId: a, ${operation}}}\n${components.trimStart()}`,
      ),
      'components/parameters/Limit.yaml': 'name: limit\nin: query\nschema: {type: integer}\n',
      'redocly.yaml': 'extends: [spec]\n',
      ...files,
    });
  const ok = (schema: string) =>
    `responses: {'200': {description: Ok., content: {application/json: {schema: ${schema}}}}}`;

  test.each([
    {
      given: ok("{$ref: '#/components/parameters/Limit'}"),
      want: 'The reference `#/components/parameters/Limit` leads to a parameter, and a schema belongs here. Refer to one of `components/schemas`, or write a schema here.',
    },
    {
      given: ok('{type: array, items: {$ref: components/parameters/Limit.yaml}}'),
      want: '`components/parameters/Limit.yaml` leads to a parameter, and a schema belongs here.',
    },
    {
      given: `parameters: [{$ref: '#/components/schemas/Id'}], ${ok('{}')}`,
      want: 'leads to a schema, and a parameter belongs here.',
    },
    {
      given: "responses: {'404': {$ref: '#/components/headers/Left'}}",
      want: 'leads to a header, and a response belongs here.',
    },
    {
      // It fits by chance.
      given:
        "responses: {'200': {description: Ok., headers: {X-Left: {$ref: '#/components/responses/Gone'}}}}",
      want: 'leads to a response, and a header belongs here.',
    },
  ])('is one problem, at the reference: $want', async ({ given, want }) => {
    const printed = await lintOperation(given);
    expect(printed.match(/ error /g)).toHaveLength(1);
    expect(printed).toMatch(/^openapi\.yaml:4:\d+ {2}error {2}description\/ref-kind-matches/);
    expect(printed).toContain(want);
  });

  test('is reported where the component does not match for another reason', async () => {
    const printed = await lintOperation(ok('{$ref: components/schemas/Id.yaml}'), {
      'components/schemas/Id.yaml': 'typ: integer\n',
    });
    expect(printed).toContain('components/schemas/Id.yaml:1:1  error  struct');
  });

  test('adds no error to a valid description, but replaces the errors of structure', async () => {
    const printed = await lintFiles({
      'openapi.yaml': descriptionText(
        `paths:\n  /a: {get: {operationId: a, ${ok("{$ref: '#/components/parameters/Limit'}")}}}\n${components.trimStart()}`,
      ),
    });
    expect(printed).toContain('warn  description/ref-kind-matches');
    expect(printed).not.toMatch(/ error | struct/);
  });
});

describe('a part of an `allOf` that lets no other fields in', () => {
  const BASE = 'type: object\nproperties: {name: {type: string}}\n';
  const lintParts = (base: string, whole: string) =>
    lintWithRule('valid-examples', {
      ...describeRecords(whole, ['{id: 1, name: a}', '{id: 2, name: b}']),
      'Base.yaml': base,
    });
  const WHOLE = 'allOf: [{$ref: Base.yaml}]\ntype: object\nproperties: {id: {type: integer}}\n';

  test.each([
    { given: [`${BASE}additionalProperties: false\n`, WHOLE], at: 'Base.yaml:3:23', field: 'id' },
    { given: [`${BASE}unevaluatedProperties: false\n`, WHOLE], at: 'Base.yaml:3:24', field: 'id' },
    { given: [BASE, `${WHOLE}additionalProperties: false\n`], at: 'Record.yaml:4:23', field: 'name' },
  ] as const)('is one problem at $at, and not what examples say of it', async ({ given, at, field }) => {
    const printed = await lintParts(given[0], given[1]);
    expect(printed.match(/ error /g)).toHaveLength(1);
    expect(printed).toContain(`${at}  error  description/no-closed-allof-part`);
    expect(printed).toContain(`forbids the properties of the other parts of \`allOf\`: \`${field}\`.`);
  });

  test.each([
    { title: 'the whole is closed', given: [BASE, `${WHOLE}unevaluatedProperties: false\n`] },
    {
      title: 'the part has all fields',
      given: [`${BASE.replace('{name', '{id: {type: integer}, name')}additionalProperties: false\n`, WHOLE],
    },
    {
      title: 'a pattern takes them',
      given: [`${BASE}patternProperties: {'^i': {}}\nadditionalProperties: false\n`, WHOLE],
    },
  ] as const)('is not a problem where $title', async ({ given }) => {
    expect(await lintParts(given[0], given[1])).toBe('');
  });
});

test('an example of another schema is one problem, whatever else is wrong with it', async () => {
  const schema = 'type: object\nrequired: [id]\nproperties: {id: {type: integer}, kind: {enum: [a]}}\n';
  const value = '{kind: b, city: Graz, region: Styria, street: Hauptplatz, number: 1}';
  const printed = await lintWithRule('valid-examples', describeRecords(schema, ['{id: 1}', value]));
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain('The example is of another schema');
});

describe('reports a consequence of another mistake once that one is fixed', () => {
  const ruled = (...rules: string[]) =>
    `plugins: [${PLUGIN}]\nrules: {${rules.map((rule) => `${rule}: error`).join(', ')}}\n`;

  test('statements of descriptions, and unused components', async () => {
    const files = {
      'openapi.yaml': descriptionText(
        'paths:\n  /a: {get: {operationId: a, description: Takes `limit`., responses: {}}}\n',
      ),
      'Unused.yaml': 'type: object\n',
    };
    const rules = ['house/text-names-exist', 'house/no-unused-files'];
    const alone = await lintFiles({ ...files, 'redocly.yaml': ruled(...rules) });
    expect(alone.match(/ error {2}(house\/text-names-exist|house\/no-unused-files)/g)).toHaveLength(2);
    const all = await lintFiles({ ...files, 'redocly.yaml': ruled(...rules, 'operation-summary') });
    expect(all.match(/ error /g)).toHaveLength(1);
    expect(all).toContain('operation-summary');
  });

  test('but not mistakes next to a wrong word', async () => {
    const printed = await lintFiles({
      'openapi.yaml': descriptionText(
        'paths:\n  /a: {get: {operationId: a, description: Takes `limit` page by page., responses: {}}}\n',
      ),
      'redocly.yaml': ruled('house/text-names-exist', 'house/wording'),
    });
    expect(printed.match(/ error {2}house\/(?:text-names-exist|wording)/g)).toHaveLength(2);
  });

  test('names of files and pages that follow from an invalid operationId', async () => {
    const printed = await lintFiles({
      'openapi.yaml': descriptionText(
        'paths:\n  /a: {get: {operationId: list Things, responses: {"200": {description: Ok., content: {a/b: {examples: {default: {$ref: listThings.200.yaml}}}}}}}}\n',
      ),
      'listThings.200.yaml': 'value: 1\n',
      'redocly.yaml': ruled('house/operation-id-verb', 'house/example-file-name'),
    });
    expect(printed.match(/ error /g)).toHaveLength(1);
    expect(printed).toContain('house/operation-id-verb');
  });
});

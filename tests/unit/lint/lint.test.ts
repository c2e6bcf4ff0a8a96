import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { UsageError } from '#core/command-line/usage-error';
import { lint } from '../../../generator/read/lint/lint';
import { descriptionText, pathText } from '../../builders/description-text';
import { lintFiles, lintText } from '../../builders/lint-files';

/** The errors only: warnings are Redocly's advice, which a short description always gets. */
async function errorsOf(files: Record<string, string>): Promise<string> {
  const printed = await lintFiles(files);
  return printed
    .split(/\n(?=\S)/)
    .filter((problem) => problem.split('\n')[0]?.includes('  error  '))
    .join('\n');
}

/** The warnings of the rules about files and pages. */
async function pageWarningsOf(text: string): Promise<string> {
  const printed = await lintText(text);
  return printed
    .split(/\n(?=\S)/)
    .filter((problem) => problem.includes('  warn  description/'))
    .join('\n');
}

test('says that the entry document is missing', async () => {
  const missing = lintFiles({}, 'nowhere.yaml');
  await expect(missing).rejects.toThrow(UsageError);
  await expect(missing).rejects.toThrow(
    /nowhere\.yaml` does not exist or cannot be read: write the path of an OpenAPI description after `--entry`\.$/,
  );
});

test('says that the entry is a folder', async () => {
  await expect(lintFiles({ 'api/openapi.yaml': '' }, 'api')).rejects.toThrow(
    /api` is a folder: write the path of the entry document in it after `--entry`, such as `.*api\/openapi\.yaml`\.$/,
  );
});

test('says that a file is empty, the entry or one that is referred to', async () => {
  expect(await lintText('')).toContain('The file is empty. Start the document with `openapi: 3.1.0`');
  expect(
    await errorsOf({
      'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
      'openapi.yaml': descriptionText('paths: {/a: {$ref: a.yaml}, /b: {$ref: a.yaml}}\n'),
      'a.yaml': '',
    }),
  ).toBe(
    'a.yaml:1:1  error  no-unresolved-refs\n  The file is empty, but references point to it. Add the missing content, or remove the references.\n',
  );
});

test('names the values that a rule is configured to allow', async () => {
  const body = 'responses: {"200": {description: Ok., content: {text/plain: {schema: {type: string}}}}}';
  const printed = await lintFiles({
    'openapi.yaml': pathText(`get: {operationId: a, ${body}}\n`),
    'redocly.yaml':
      'rules: {response-mime-type: {severity: error, allowedValues: [application/json, text/csv]}}\n',
  });
  expect(printed).toContain(
    'Write `application/json` or `text/csv`, or add it to `allowedValues`: redocly.yaml:',
  );
});

test('says where a file stops being YAML', async () => {
  expect(await lintText('openapi: 3.1.0\ninfo: {title: "Test\npaths: {}\n')).toMatchInlineSnapshot(`
    "openapi.yaml:3:1  error  yaml-syntax
      The file cannot be read as YAML: deficient indentation. Correct the indentation, quotes or brackets here or just before.
    "
  `);
});

test('says where a referenced file stops being YAML, once', async () => {
  expect(
    await errorsOf({
      'openapi.yaml': descriptionText('paths:\n  /a: {$ref: a.yaml}\n  /b: {$ref: a.yaml}\n'),
      'a.yaml': 'get:\n  summary: "a\n responses: {}\n',
    }),
  ).toMatchInlineSnapshot(`
    "a.yaml:3:2  error  yaml-syntax
      The file cannot be read as YAML: deficient indentation. Correct the indentation, quotes or brackets here or just before.
    "
  `);
});

test('rejects a duplicate key', async () => {
  expect(await lintText(descriptionText('paths: {}\npaths: {}\n'))).toMatchInlineSnapshot(`
    "openapi.yaml:4:1  error  yaml-syntax
      The file cannot be read as YAML: duplicated mapping key. Write each key once.
    "
  `);
});

test.each(['just text\n', '[1, 2]\n', 'title: Not OpenAPI\n'])(
  'refuses %j, which is not OpenAPI',
  async (text) => {
    expect(await lintText(text)).toBe(
      'openapi.yaml:1:1  error  openapi-version\n' +
        '  The document is not an OpenAPI description: it has no field `openapi` at its top level. ' +
        'Start the document with `openapi: 3.1.0`, `info` and `paths`.\n',
    );
  },
);

test('says what to do with Swagger 1.2', async () => {
  expect(await lintText("swagger: '1.2'\ninfo: {title: Old, version: '1'}\npaths: {}\n"))
    .toMatchInlineSnapshot(`
      "openapi.yaml:1:1  error  openapi-version
        The description is Swagger "1.2", and only Swagger 2.0 can be converted. Write "2.0", or convert the description to OpenAPI 3 first.
      "
    `);
});

test.each(['4.0.0', '"3.3"', '3'])('refuses the version %s', async (version) => {
  const problems = await lintText(`openapi: ${version}\ninfo: {title: New, version: '1'}\npaths: {}\n`);
  expect(problems).toContain('openapi.yaml:1:1  error  openapi-version\n  The OpenAPI version ');
});

test('reports a referenced file that does not exist, and a broken pointer', async () => {
  expect(
    await errorsOf({
      'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
      'openapi.yaml': descriptionText(`
paths:
  /a: {$ref: paths/a.yaml}
  /b: {$ref: '#/components/pathItems/B'}
`),
    }),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:4:7  error  no-unresolved-refs
      The reference \`paths/a.yaml\` points at a file that does not exist or cannot be read. Write the path of an existing file, relative to the folder of \`openapi.yaml\`.
      at #/paths/~1a

    openapi.yaml:5:7  error  no-unresolved-refs
      The reference \`#/components/pathItems/B\` cannot be resolved: there is no \`#/components/pathItems/B\` in \`openapi.yaml\`. Write a pointer to something that exists, or add what is missing.
      at #/paths/~1b
    "
  `);
});

test('takes the reference of an example for one, whatever the example is called', async () => {
  const examples = 'examples: {default: {$ref: nowhere.yaml}}';
  const response = `{description: Pong., content: {application/json: {${examples}}}}`;
  const text = pathText(`get: {operationId: getPing, responses: {"200": ${response}}}`, '/ping');
  expect(
    await errorsOf({ 'redocly.yaml': 'rules: {no-unresolved-refs: error}\n', 'openapi.yaml': text }),
  ).toContain('The reference `nowhere.yaml` points at');
});

test('refuses a reference to another host, and one by URL', async () => {
  expect(
    await errorsOf({
      'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
      'openapi.yaml': descriptionText(`
paths:
  /a: {$ref: 'https://example.com/a.yaml'}
  /b: {$ref: 'file:///etc/hosts'}
`),
    }),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:4:7  error  no-remote-refs
      The reference \`https://example.com/a.yaml\` is not a local file; nothing is loaded from elsewhere. Save the file next to the description and refer to it by its relative path.
      at #/paths/~1a

    openapi.yaml:5:7  error  no-remote-refs
      The reference \`file:///etc/hosts\` is not a local file; nothing is loaded from elsewhere. Save the file next to the description and refer to it by its relative path.
      at #/paths/~1b
    "
  `);
});

test('reads the pointer of a problem as it is written, without decoding its `%`', async () => {
  const problems = await errorsOf({
    'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
    'openapi.yaml': descriptionText('paths: {/100%41: {$ref: missing.yaml}}'),
  });
  expect(problems).toContain('The reference `missing.yaml` points at a file that does not exist');
});

test('finds references that only lead to each other, in one file and across files', async () => {
  expect(
    await errorsOf({
      'openapi.yaml': descriptionText(`
paths:
  /a: {$ref: a.yaml}
components:
  schemas:
    One: {$ref: '#/components/schemas/Two'}
    Two: {$ref: '#/components/schemas/One'}
    Self: {$ref: '#/components/schemas/Self'}
    Through: {$ref: '#/components/schemas/Through/properties/x'}
`),
      'a.yaml': '$ref: b.yaml',
      'b.yaml': '$ref: a.yaml',
    }),
  ).toMatchInlineSnapshot(`
    "a.yaml:1:1  error  no-reference-loops
      The reference \`b.yaml\` refers back to itself and never reaches a value. Replace one reference of the loop with its intended target.

    b.yaml:1:1  error  no-reference-loops
      The reference \`a.yaml\` refers back to itself and never reaches a value. Replace one reference of the loop with its intended target.

    openapi.yaml:7:10  error  no-reference-loops
      The reference \`#/components/schemas/Two\` refers back to itself and never reaches a value. Replace one reference of the loop with its intended target.
      at #/components/schemas/One

    openapi.yaml:8:10  error  no-reference-loops
      The reference \`#/components/schemas/One\` refers back to itself and never reaches a value. Replace one reference of the loop with its intended target.
      at #/components/schemas/Two

    openapi.yaml:9:11  error  no-reference-loops
      The reference \`#/components/schemas/Self\` refers back to itself and never reaches a value. Replace one reference of the loop with its intended target.
      at #/components/schemas/Self

    openapi.yaml:10:14  error  no-reference-loops
      The reference \`#/components/schemas/Through/properties/x\` refers back to itself and never reaches a value. Replace one reference of the loop with its intended target.
      at #/components/schemas/Through
    "
  `);
});

test('accepts schemas that contain themselves, across files', async () => {
  expect(
    await errorsOf({
      'openapi.yaml': pathText(`
get:
  operationId: getTree
  responses:
    '200':
      description: The tree.
      content: {application/json: {schema: {$ref: Tree.yaml}}}
`),
      'Tree.yaml': 'type: object\nproperties: {leaves: {type: array, items: {$ref: Leaf.yaml}}}\n',
      'Leaf.yaml': 'type: object\nproperties: {tree: {$ref: Tree.yaml}}\n',
    }),
  ).toBe('');
});

test('rejects YAML aliases that contain themselves or expand to too much', async () => {
  const loop = descriptionText('paths: {/a: {get: {responses: {}, x-a: &a {b: *a}}}}\n');
  const ten = (name: string) => `[${Array<string>(10).fill(name).join(', ')}]`;
  const lines = [...'abcdefgh'].map(
    (name, index, all) => `x-${name}: &${name} ${ten(index ? `*${all[index - 1]}` : 'x')}`,
  );
  const bomb = descriptionText(`${lines.join('\n')}\npaths: {/a: {get: {responses: {}}}}\n`);
  expect(await lintText(loop)).toMatchInlineSnapshot(`
    "openapi.yaml:1:1  error  yaml-aliases
      The YAML aliases of the file contain themselves. Use \`$ref\` instead of an alias.
    "
  `);
  expect(await lintText(bomb)).toMatchInlineSnapshot(`
    "openapi.yaml:1:1  error  yaml-aliases
      The YAML aliases of the file expand to more than 10000000 values. Use \`$ref\` instead of an alias.
    "
  `);
});

test('refuses a reference by a name that no schema has', async () => {
  expect(
    await errorsOf({
      'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
      'openapi.yaml': descriptionText(`
paths:
  /a: {get: {responses: {'200': {description: A., content: {text/plain: {schema: {$ref: '#tree'}}}}}}}
  /b: {get: {responses: {'200': {description: A., content: {text/plain: {schema: {$ref: Leaf.yaml}}}}}}}
components: {schemas: {Tree: {$anchor: trees}}}
`),
      'Leaf.yaml': '$anchor: leaf\nitems: {$ref: "#leaf"}\n',
    }),
  ).toMatchInlineSnapshot(`
    "Leaf.yaml:2:8  error  description/no-anchors
      The reference \`#leaf\` cannot be resolved: the entry document has no \`$anchor: leaf\`. Write a pointer, such as \`#/components/schemas/Tree\`; pointers work across files.
      at #/items

    openapi.yaml:4:82  error  no-unresolved-refs
      The reference \`#tree\` cannot be resolved: the entry document has no \`$anchor: tree\`. Write a pointer, such as \`#/components/schemas/Tree\`; pointers work across files.
      at #/paths/~1a/get/responses/200/content/text~1plain/schema
    "
  `);
});

test('names headers that OpenAPI ignores, and where they belong', async () => {
  const header = (name: string) => `{name: ${name}, in: header, schema: {type: string}}`;
  const names = ['accept', 'Authorization', 'X-Own'].map(header).join(', ');
  expect(
    await pageWarningsOf(
      descriptionText(`paths:\n  /a: {get: {operationId: a, parameters: [${names}], responses: {}}}\n`),
    ),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:4:50  warn  description/no-ignored-headers
      The header \`accept\` is not shown: OpenAPI ignores parameters of this name. Write the media types as keys of \`content\`, and what else it means into a description.
      at #/paths/~1a/get/parameters/0/name

    openapi.yaml:4:102  warn  description/no-ignored-headers
      The header \`Authorization\` is not shown: OpenAPI ignores parameters of this name. Declare it in \`components/securitySchemes\` and name it in \`security\`.
      at #/paths/~1a/get/parameters/1/name
    "
  `);
});

test('takes a reference in an example for an example', async () => {
  expect(
    await errorsOf({
      'openapi.yaml': descriptionText(`
paths:
  /a: {get: {responses: {'200': {description: A., content: {text/plain: {example: {$ref: nowhere.yaml}}}}}}}
`),
    }),
  ).toBe('');
});

test('refuses a description without paths and webhooks', async () => {
  expect(await errorsOf({ 'openapi.yaml': descriptionText('paths: {}\n') })).toMatchInlineSnapshot(`
    "openapi.yaml:3:1  error  description/has-operations
      The description has neither paths nor webhooks nor schemas, so there is nothing to document. Add a path with an operation under \`paths\`.
      at #/paths
    "
  `);
  expect(await errorsOf({ 'openapi.yaml': descriptionText('components: {}\n') })).toMatchInlineSnapshot(`
    "openapi.yaml:1:1  error  description/has-operations
      The description has neither paths nor webhooks nor schemas, so there is nothing to document. Add a path with an operation under \`paths\`.
      at #/openapi
    "
  `);
});

test('refuses one operationId for two operations, also of a shared path item', async () => {
  expect(
    await errorsOf({
      'redocly.yaml': 'rules: {}\n',
      'openapi.yaml': descriptionText(`
paths:
  /a: {$ref: a.yaml}
  /b: {$ref: a.yaml}
`),
      'a.yaml': 'get: {operationId: getA, responses: {}}\n',
    }),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:5:3  error  description/unique-operation-ids
      \`/b\` has the path item of \`/a\`, so their operations have the same operationId. Refer to a separate path item.
      at #/paths/~1b
    "
  `);
});

test('names a path parameter that is not declared', async () => {
  const text = pathText('get: {operationId: getInvoice, responses: {}}\n', '/invoices/{id}');
  expect(await pageWarningsOf(text)).toMatchInlineSnapshot(`
    "openapi.yaml:5:5  warn  description/path-parameters
      The path parameter \`{id}\` of \`/invoices/{id}\` is not declared by GET. Add the parameter with \`in: path\` and \`required: true\`, or remove it from the path.
      at #/paths/~1invoices~1{id}/get/parameters
    "
  `);
});

test('refuses a structure that cannot be read', async () => {
  expect(
    await errorsOf({ 'openapi.yaml': descriptionText('paths:\n  /a:\n    get: nothing\n  /b: [get]\n') }),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:5:10  error  struct
      Expected type \`Operation\` (object) but got \`string\`. Write properties, each on its own line.
      at #/paths/~1a/get

    openapi.yaml:6:7  error  struct
      Expected type \`PathItem\` (object) but got \`array\`. Write properties, each on its own line.
      at #/paths/~1b
    "
  `);
});

test('warns of an operation without id, and says which id is used', async () => {
  expect(
    await pageWarningsOf(
      pathText('get: {responses: {}}', '/invoices/paid').replace('responses', 'x-any: 1, responses'),
    ),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:5:5  warn  description/operation-has-id
      The operation GET \`/invoices/paid\` has no operationId; \`get-invoices-paid\` is used. Write an \`operationId\` that stays the same when the path changes.
      at #/paths/~1invoices~1paid/get

    openapi.yaml:5:11  warn  description/shown-parts
      \`x-any\` is not shown (1 time).
      at #/paths/~1invoices~1paid/get/x-any
    "
  `);
});

test('warns of two operations that would be one file', async () => {
  expect(
    await pageWarningsOf(
      `${pathText(`
get: {operationId: getInvoice, tags: [Invoices], responses: {}}
put: {operationId: get_invoice, tags: [Invoices], responses: {}}
post: {operationId: GetInvoice, tags: [Other], responses: {}}
delete: {operationId: get-invoice, tags: [Other], responses: {}}
`)}`,
    ),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:6:24  warn  description/unique-files
      The operations \`getInvoice\` and \`get_invoice\` would be written to one file, so the second gets a number. Rename one so that they differ in more than case and punctuation.
      at #/paths/~1invoices/put/operationId

    openapi.yaml:7:25  warn  description/unique-files
      The operations \`getInvoice\` and \`GetInvoice\` would be written to one file, so the second gets a number. Rename one so that they differ in more than case and punctuation.
      at #/paths/~1invoices/post/operationId

    openapi.yaml:8:27  warn  description/unique-files
      The operations \`GetInvoice\` and \`get-invoice\` would be written to one file, so the second gets a number. Rename one so that they differ in more than case and punctuation.
      at #/paths/~1invoices/delete/operationId
    "
  `);
});

test('warns of ids and tags with the characters of paths, and says what is used instead', async () => {
  expect(
    await pageWarningsOf(
      `${pathText(`
get: {operationId: ../../getInvoice, tags: ['../up'], responses: {}}
put: {operationId: "a\\\\b\\0c", tags: ["a\\\\b"], responses: {}}
post: {operationId: '//', tags: ['..'], responses: {}}
`)}`,
    ),
  ).toMatchInlineSnapshot(`
    "openapi.yaml:5:24  warn  description/safe-component-names
      The operationId "../../getInvoice" cannot name a file; \`getInvoice\` is used. Use letters, digits, \`_\` and \`-\` only.
      at #/paths/~1invoices/get/operationId

    openapi.yaml:5:49  warn  description/safe-component-names
      The tag "../up" cannot name a folder; \`up\` is used. Leave out \`/\`, \`\\\` and \`..\`.
      at #/paths/~1invoices/get/tags/0

    openapi.yaml:6:24  warn  description/safe-component-names
      The operationId "a\\\\b\\u0000c" cannot name a file; \`a-b-c\` is used. Use letters, digits, \`_\` and \`-\` only.
      at #/paths/~1invoices/put/operationId

    openapi.yaml:6:42  warn  description/safe-component-names
      The tag "a\\\\b" cannot name a folder; \`a-b\` is used. Leave out \`/\`, \`\\\` and \`..\`.
      at #/paths/~1invoices/put/tags/0

    openapi.yaml:7:25  warn  description/safe-component-names
      The operationId "//" cannot name a file; \`post-invoices\` is used. Use letters, digits, \`_\` and \`-\` only.
      at #/paths/~1invoices/post/operationId

    openapi.yaml:7:38  warn  description/safe-component-names
      The tag ".." cannot name a folder; \`5ec1f7e7\` is used. Leave out \`/\`, \`\\\` and \`..\`.
      at #/paths/~1invoices/post/tags/0
    "
  `);
});

test('gives the places of a description only warnings where it can be read', async () => {
  expect(await lintText(pathText('get: {operationId: getInvoice, summry: Typo, responses: {}}')))
    .toMatchInlineSnapshot(`
      "openapi.yaml:1:1  warn  no-empty-servers
        Servers must be present. Add \`servers\` with the address of the API.
        at #/openapi

      openapi.yaml:2:1  warn  info-license
        Info object should contain \`license\` field. Add \`license\` with its name to \`info\`.
        at #/info

      openapi.yaml:5:5  warn  operation-summary
        Operation object should contain \`summary\` field. Add a \`summary\` of a few words: it is the title of the page.
        at #/paths/~1invoices/get/summary

      openapi.yaml:5:5  warn  security-defined
        Every operation should have security defined on it or on the root level. Add \`security\` here or at the top; \`security: []\` says that no credentials are needed.
        at #/paths/~1invoices/get

      openapi.yaml:5:36  warn  struct
        Property \`summry\` is not expected here. Did you mean \`summary\`?
        at #/paths/~1invoices/get/summry

      openapi.yaml:5:50  warn  operation-2xx-response
        Operation must have at least one \`2XX\` response. Add the response of a call that succeeds.
        at #/paths/~1invoices/get/responses

      openapi.yaml:5:50  warn  operation-4xx-response
        Operation must have at least one \`4XX\` response. Add the response of a call that is wrong.
        at #/paths/~1invoices/get/responses
      "
    `);
});

test.each([
  { title: 'is no YAML', config: 'extends: [recommended\n', want: 'deficient indentation' },
  { title: 'names a plugin that is not there', config: 'plugins: [./gone.js]\n', want: 'Plugin "./gone.js"' },
])('says that the configuration cannot be used when it $title', async ({ config, want }) => {
  const linted = lintFiles({ 'openapi.yaml': pathText('get: {}\n'), 'redocly.yaml': config });
  await expect(linted).rejects.toThrow(UsageError);
  await expect(linted).rejects.toThrow(want);
});

test.each([
  { severity: 'warn', want: 'openapi.yaml:5:5  warn  description/operation-has-id' },
  { severity: 'off', want: '' },
])(
  'gives a description rule the severity that a configuration writes: $severity',
  async ({ severity, want }) => {
    const printed = await lintFiles({
      'openapi.yaml': descriptionText('paths:\n  /invoices:\n    get: {responses: {}}\n'),
      'redocly.yaml': `rules: {description/operation-has-id: ${severity}}\n`,
    });
    expect(printed.split('\n')[0]).toBe(want);
  },
);

test.each([
  { title: 'those of its API', root: './openapi.yaml', want: 0 },
  { title: 'not those of another API', root: './other.yaml', want: 1 },
])('follows the rules that a configuration lists for one API: $title', async ({ root, want }) => {
  const found = await errorsOf({
    'openapi.yaml': pathText('get: {operationId: a, responses: {}}\n'),
    'redocly.yaml': stringify({
      extends: ['minimal'],
      rules: { 'operation-summary': 'error' },
      apis: { a: { root, extends: [], rules: { 'operation-summary': 'off' } } },
    }),
  });
  expect(found.split('operation-summary').length - 1).toBe(want);
});

test.each([
  { title: 'says nothing of them', rules: '{info-license: off}' },
  { title: 'turns them off', rules: '{struct: off, no-unresolved-refs: off}' },
  { title: 'makes them warnings', rules: '{struct: warn, no-unresolved-refs: warn}' },
  {
    title: 'waives them',
    rules: '{struct: error, no-unresolved-refs: error}',
    waivers: "openapi.yaml: {struct: ['#/info/description'], no-unresolved-refs: ['#/info/description']}",
  },
])('what cannot be read is an error where a configuration $title', async ({ rules, waivers = '{}' }) => {
  const found = await errorsOf({
    'openapi.yaml':
      "openapi: 3.1.0\ninfo: {title: A, version: '1', description: {$ref: ./gone.md}}\npaths: {}\n",
    'redocly.yaml': `rules: ${rules}\n`,
    '.redocly.lint-ignore.yaml': `${waivers}\n`,
  });
  expect(found).toContain('  error  struct');
});

test.each([
  { given: 'responses: {default: {$ref: "#/components/responses/gone"}}', severity: 'error' },
  {
    given: 'responses: {default: {description: A, content: {enum: {schema: {$ref: "#/x"}}}}}',
    severity: 'error',
  },
  { given: 'responses: {200: {description: A, x-old: {$ref: "#/x"}}}', severity: 'warn' },
  { given: 'x-properties: {example: {$ref: "#/x"}}', severity: 'warn' },
])('reports a broken reference in $given: $severity', async ({ given, severity }) => {
  const files = { 'openapi.yaml': pathText(`get: {${given}}\n`) };
  const printed = await lintFiles({ ...files, 'redocly.yaml': 'rules: {no-unresolved-refs: error}\n' });
  expect(printed).toContain(`  ${severity}  no-unresolved-refs`);
  expect(await lintFiles(files)).toContain('  warn  no-unresolved-refs');
});

test('finds nothing in our own description', async () => {
  expect((await lint('openapi/openapi.yaml')).problems).toEqual([]);
});

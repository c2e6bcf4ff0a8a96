import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lint } from '../../../generator/read/lint/lint';
import { formatProblems } from '../../../generator/problems/format-problems';
import { descriptionText, pathText } from '../../builders/description-text';
import { lintFiles, lintText } from '../../builders/lint-files';
import { temporaryFolder } from '../../builders/temporary-folder';

const parameter = (schema: string) =>
  pathText(
    `get: {operationId: getInvoice, parameters: [{name: n, in: query, schema: ${schema}}], responses: {}}`,
  );

describe('a mistake found in real descriptions', () => {
  test.each([
    {
      title: 'an invalid pattern',
      given: parameter('{type: string, pattern: "(["}'),
      want: 'The pattern "([" is not a valid regular expression: unterminated character class. Correct it.',
    },
    {
      title: 'a default outside its enum',
      given: parameter('{type: string, enum: [company, person], default: firm}'),
      want: 'The default "firm" breaks the rule "is one of the listed values". Write one of "company", "person", or change the schema.',
    },
    {
      title: 'an alternative that is alone',
      given: parameter('{oneOf: [{type: string}]}'),
      want: '`oneOf` should have at least two schemas. Use the schema directly instead.\n',
    },
    {
      title: 'limits that contradict each other',
      given: parameter('{type: integer, minimum: 1000, maximum: 100}'),
      want: '`minimum` is 1000, and `maximum` is 100. Make `minimum` at most 100.',
    },
    {
      title: 'a limit that no JSON holds',
      given: parameter('{type: number, maximum: .inf}'),
      want: 'The number at `maximum` is Infinity, which JSON does not have: it becomes `null`. Leave it out, or write a number.',
    },
    {
      title: 'a value that no JSON holds',
      given: parameter('{type: number, enum: [1, .nan]}'),
      want: 'The number at `enum` is NaN, which JSON does not have',
    },
    {
      title: 'a field that is neither sent nor returned',
      given: parameter('{type: object, properties: {a: {readOnly: true, writeOnly: true}}}'),
      want: 'The field is `readOnly` and `writeOnly`, so it is neither sent nor returned. Keep one of them.',
    },
    {
      title: 'a name that is not a method',
      given: pathText('additionalOperations: {CO PY: {responses: {}}}\n').replace('3.1.0', '3.2.0'),
      want: 'The operation "CO PY" has no page',
    },
    {
      title: 'more levels than YAML is read to',
      given: descriptionText(`paths: {}\nx-deep: ${'['.repeat(150)}${']'.repeat(150)}\n`),
      want: 'it nests deeper than 100 levels. Move the innermost part into a component',
    },
  ])('is reported: $title', async ({ given, want }) => {
    expect(await lintText(given)).toContain(want);
  });

  test.each([
    { title: 'a reference in an extension', given: 'x-policy: {$ref: ../gone.yaml}\n' },
    { title: 'a default of the enum', given: 'x-none: true\n' },
    { title: 'an extension among webhooks', given: 'x-webhooks: {x-exclude: true, x-note: {text: a}}\n' },
  ])('is not an error: $title', async ({ given }) => {
    const get = 'get: {operationId: a, responses: {}, parameters: [{name: n, in: query, schema: ';
    const printed = await lintText(
      `${pathText(`${get}{enum: [1, 2], default: 2, minimum: 1, maximum: 1, pattern: '^\\p{L}'}}]}\n`)}${given}`,
    );
    expect(printed).not.toMatch(/ error |satisfiable-schema|finite-numbers/);
  });
});

const described = (...texts: string[]) =>
  texts.map((text, index) => `    - {name: T${index}, description: ${JSON.stringify(text)}}`).join('\n');
const withTags = (...texts: string[]) =>
  `${pathText('get: {operationId: a, responses: {}}\n')}tags:\n${described(...texts)}\n`;

test.each(['[Limits](/docs/limits)', 'See <a class="x" href="/docs/limits">it</a>.'])(
  'a link to a path of the host is a warning, whatever the configuration says: %s',
  async (text) => {
    const want =
      /^openapi\.yaml:\d+:\d+ +warn +description\/no-site-relative-links\n +The link `\/docs\/limits` points into these docs, which may not have such a page\.\n? +Write the absolute URL, such as `https:\/\/api\.example\/docs\/limits`\./m;
    expect(await lintText(withTags(text))).toMatch(want);
    const held = { 'openapi.yaml': withTags(text), 'redocly.yaml': 'rules: {info-license: off}\n' };
    expect(await lintFiles(held)).toMatch(want);
  },
);

test('a link is found in every description', async () => {
  let count = 0;
  const description = () => `description: "[a](/docs/${(count += 1)})"`;
  const given = `openapi: 3.1.0
info: {title: A, version: "1", ${description()}}
externalDocs: {url: 'https://a.example', ${description()}}
servers: [{url: 'https://{b}.example', ${description()}, variables: {b: {default: c, ${description()}}}}]
tags: [{name: T, ${description()}}]
paths:
  /a:
    ${description()}
    get:
      operationId: a
      ${description()}
      parameters:
        - {name: n, in: query, ${description()}, schema: {type: string, ${description()}}}
        - {$ref: "#/components/parameters/p", ${description()}}
      requestBody: {${description()}, content: {application/json: {examples: {e: {value: 1, ${description()}}}}}}
      responses:
        "200":
          ${description()}
          headers: {h: {${description()}, schema: {}}}
          links: {l: {operationId: a, ${description()}}}
components:
  parameters: {p: {name: p, in: query, schema: {}}}
  securitySchemes: {s: {type: http, scheme: basic, ${description()}}}
`;
  const found = [...(await lintText(given)).matchAll(/The link `\/docs\/(\d+)`/g)];
  const numbers = found.map(([, number]) => Number(number));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(count).toBe(16);
});

test('reports a link in many descriptions once, with all locations', async () => {
  const printed = await lintText(withTags('[a](/docs/x)', 'b', '[c](/docs/x) [c](/docs/x)', '[d](/docs/y)'));
  expect(printed.match(/description\/no-site-relative-links/g)).toHaveLength(2);
  expect(printed).toMatch(/at #\/tags\/0\/description\n +and at openapi\.yaml:9:31/);
});

test.each(['encoding: {a: {contentType: image/png}}', 'prefixEncoding: [{}]', 'itemEncoding: {}'])(
  'an encoding inside an encoding is named: %s',
  async (inner) => {
    const body = (encoding: string) =>
      pathText(
        `post: {operationId: a, responses: {}, requestBody: {content: {multipart/form-data: {schema: {type: object}, encoding: {file: ${encoding}}}}}}\n`,
      ).replace('3.1.0', '3.2.0');
    const [member = ''] = inner.split(':');
    const printed = await lintText(body(`{contentType: multipart/mixed, ${inner}}`));
    expect(printed).toMatch(
      new RegExp(
        `^openapi\\.yaml:5:\\d+ +warn +description/no-nested-encoding\n +The \`${member}\` inside an`,
        'm',
      ),
    );
    expect(printed).not.toContain('struct');
    expect(await lintText(body('{contentType: multipart/mixed}'))).not.toContain('no-nested-encoding');
  },
);

test('accepts working links and strings that are not links', async () => {
  const texts = ['[a](https://a.example/docs)', '[b](#tag/T1)', '[c](/api/errors/)', '`[d](/docs)`'];
  const printed = await lintText(withTags(...texts, '[e](//a.example/docs) f](/g)'));
  expect(printed).not.toContain('no-site-relative-links');
});

test('reports a file in another encoding, with its first wrong byte', async () => {
  const folder = temporaryFolder({
    'openapi.yaml': pathText('get: {operationId: a, responses: {"200": {$ref: part.yaml}}}\n'),
  });
  writeFileSync(path.join(folder, 'part.yaml'), Buffer.from('# ä\ndescription: Größe\n', 'latin1'));
  const printed = formatProblems((await lint(path.join(folder, 'openapi.yaml'))).problems, 'text');
  expect(printed).toMatch(/part\.yaml:1:3 {2}error {2}file-encoding/);
  expect(printed).toContain('the byte 0xe4 is not a valid character. Save the file as UTF-8.');
  writeFileSync(
    path.join(folder, 'openapi.yaml'),
    Buffer.from('openapi: 3.1.0\ninfo: {title: Größe}\n', 'latin1'),
  );
  const entry = formatProblems((await lint(path.join(folder, 'openapi.yaml'))).problems, 'text');
  expect(entry).toContain('openapi.yaml:2:17  error  file-encoding');
});

test('a bare name in the mapping of a discriminator is the component of that name', async () => {
  const text = `${pathText('get: {operationId: a, responses: {}}\n')}components:
  schemas:
    Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}], discriminator: {propertyName: kind, mapping: {dog: Dog, cat: Cat}}}
    Cat: {properties: {kind: {type: string}}}
`;
  const printed = await lintText(text);
  expect(printed).toContain('The reference `Dog` points at a file that does not exist');
  expect(printed).not.toContain('`Cat` points');
  const later = await lintText(text.replace('dog: Dog, cat: Cat', 'cat: Cat, dog: Cats'));
  expect(later).toMatch(/^openapi\.yaml:\d+:\d+ {2}warn {2}description\/known-mappings/m);
  expect(later).toContain(
    'The value `dog` has no target: `Cats` is neither a component schema nor a file. Did you mean `Cat`?',
  );
});

test.each([
  {
    title: 'an operationId that no operation has',
    link: '{operationId: listInvoice}',
    want: 'no operation has the operationId `listInvoice`. Did you mean `listInvoices`?',
    at: '/operationId',
  },
  {
    title: 'a place without an operation',
    link: "{operationRef: '#/paths/~1invoices/put'}",
    want: 'there is no operation at `#/paths/~1invoices/put`. Write a reference to an operation',
    at: '/operationRef',
  },
  {
    title: 'no target',
    link: '{description: Next}',
    want: 'The link names no operation. Add the `operationId` of one.',
    at: '',
  },
])('warns of a broken link: $title', async ({ link, want, at }) => {
  const printed = await lintText(
    pathText(
      `get: {operationId: listInvoices, responses: {"200": {description: a, links: {Next: ${link}}}}}\n`,
    ),
  );
  expect(printed).toContain(want);
  expect(printed).toMatch(new RegExp(`^openapi.yaml:5:\\d+  warn  description/known-targets$`, 'm'));
  expect(printed).toContain(`at #/paths/~1invoices/get/responses/200/links/Next${at}\n`);
});

test('a link may lead to an operation, to an event, by its place, and to another description', async () => {
  const links = `{A: {operationId: listInvoices}, B: {operationId: paid}, C: {operationRef: '#/paths/~1invoices/get'}, D: {operationRef: 'https://other.example/#/paths/~1a/get'}}`;
  const printed = await lintText(
    `${pathText(`get: {operationId: listInvoices, responses: {"200": {description: a, links: ${links}}}}\n`)}webhooks: {paid: {post: {operationId: paid, responses: {}}}}\n`,
  );
  expect(printed).not.toContain('known-targets');
});

test('does not take braces in the name of a webhook for parameters', async () => {
  const text = descriptionText('webhooks:\n  gone {id}: {post: {responses: {}}}\n');
  expect(await lintText(text)).not.toContain('path-parameters');
});

test('a rule that fails is named, and what the others find is reported all the same', async () => {
  const schema = '{type: object, required: [a], properties: {hasOwnProperty: {type: string}}}';
  const failing = `get: {operationId: a, responses: {"200": {description: Ok., content: {application/json: {schema: ${schema}}}}}}\n`;
  const printed = await lintText(pathText(failing, '/invoices/{id}'));
  expect(printed).toContain('description/path-parameters');
  expect(printed).toContain(
    'The rule `no-required-schema-properties-undefined` failed (obj.hasOwnProperty is not a function) and found nothing; the others ran.\n',
  );
  expect(printed).toContain('info-license');
});

test('while the structure is wrong, no other error is said, and warnings stay', async () => {
  const text = `${pathText('get: [not an operation]\n')}`;
  expect(await lintText(text)).toMatchInlineSnapshot(`
      "openapi.yaml:1:1  warn  no-empty-servers
        Servers must be present. Add \`servers\` with the address of the API.
        at #/openapi

      openapi.yaml:2:1  warn  info-license
        Info object should contain \`license\` field. Add \`license\` with its name to \`info\`.
        at #/info

      openapi.yaml:5:10  error  struct
        Expected type \`Operation\` (object) but got \`array\`. Write properties, each on its own line.
        at #/paths/~1invoices/get
      "
    `);
});

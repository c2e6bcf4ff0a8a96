import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../../../generator/run/files/hash';
import { readDescription } from '../../../generator/read/read-description';
import { namesOfProduct } from './names-of-product';
import { wordsOfSource } from './words-of-source';

/** Names of the API that have another meaning as well, so the generator may use them. */
const WORDS_OF_OTHERS: Record<string, readonly string[]> = {
  OpenAPI: ['API', 'Contact', 'Webhook', 'example', 'items', 'requests', 'webhooks'],
  English: ['addresses', 'calculate'],
  HTTP: ['Authorization', 'authorization'],
  'languages and their libraries': ['Date', 'Error', 'Event', 'status_code', 'validate', 'void'],
  'the root extension x-sandbox': ['sandbox'],
};

let names: Set<string>;
beforeAll(async () => {
  const { description } = await readDescription('openapi/openapi.yaml', (_, work) => Promise.resolve(work()));
  names = namesOfProduct(description!);
});

/** The names of the API in a source: `Invoice (2)` for one in its second line. */
function namesIn(source: string): string[] {
  const found = wordsOfSource(source).filter(({ word }) => names.has(word));
  return [...new Set(found.map(({ word, line }) => `${word} (${line})`))];
}

test('no source of the generator names anything of our API', () => {
  const allowed = new Set(Object.values(WORDS_OF_OTHERS).flat());
  const found = filesBelow('generator')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      namesIn(readFileSync(path.join('generator', file), 'utf8')).map((name) => `${file}: ${name}`),
    )
    .filter((line) => !allowed.has(/: (.*) \(\d+\)$/.exec(line)?.[1] ?? ''));
  expect(found).toEqual([]);
});

/** Files that name our product because they are its data. */
const OWN_DATA: readonly string[] = [
  // The host of the accounts in the seed.
  'simulator/store/account.ts',
];

/** The lines of the sources in `folder` that contain the name of the product, whatever its case. */
function linesNaming(product: string, folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => /\.(tsx?|cjs|css|mdx)$/.test(file) && !file.startsWith('.docusaurus/'))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.toLowerCase().includes(product.toLowerCase()) ? [`${folder}/${file}:${index + 1}`] : [],
        ),
    );
}

describe('the name of the product is data', () => {
  const { name } = JSON.parse(readFileSync('generated/project/project.json', 'utf8')) as { name: string };

  test.each(['site', 'simulator'])('no source in %s contains it', (folder) => {
    const found = linesNaming(name, folder);
    expect(found.filter((line) => !OWN_DATA.some((file) => line.startsWith(`${file}:`)))).toEqual([]);
  });

  test.each(OWN_DATA)('%s contains it', (file) => {
    const found = linesNaming(name, path.dirname(file));
    expect(found.some((line) => line.startsWith(`${file}:`))).toBe(true);
  });
});

test('every exception is a name of our API', () => {
  expect(
    Object.values(WORDS_OF_OTHERS)
      .flat()
      .filter((word) => !names.has(word)),
  ).toEqual([]);
});

describe('a name is found', () => {
  test.each([
    { what: 'operationId', source: `if (id === 'createTransaction') return;`, want: 'createTransaction (1)' },
    { what: 'path', source: `\npath.startsWith('/addresses')`, want: 'addresses (2)' },
    { what: 'header', source: '`X-Pages-HasMore: ${value}`', want: 'X-Pages-HasMore (1)' },
    { what: 'header of the settings', source: `headers['X-Simulator-Error']`, want: 'X-Simulator-Error (1)' },
    { what: 'host', source: '`https://${name}.abaco.example/api`', want: 'abaco (1)' },
    { what: 'parameter', source: 'const { created_before } = query;', want: 'created_before (1)' },
    { what: 'field', source: `const NESTED = { tax_code: 'codes' };`, want: 'tax_code (1)' },
    { what: 'schema', source: 'type Kind = Invoice | undefined;', want: 'Invoice (1)' },
    { what: 'event', source: `emit('invoice.created')`, want: 'invoice.created (1)' },
    { what: 'id of an example', source: 'const PAID = 90210;', want: '90210 (1)' },
    { what: 'credential', source: `btoa('sk_test_EXAMPLE:')`, want: 'sk_test_EXAMPLE (1)' },
    { what: 'response', source: `errors.InternalServerError`, want: 'InternalServerError (1)' },
  ])('when it is an $what', ({ source, want }) => {
    expect(namesIn(source)).toContain(want);
  });
});

test.each([
  '// For example createInvoice.',
  '/** `/invoices/{id}` */',
  `import { x } from './invoices';`,
  'id + name',
])('nothing is found in %j', (source) => {
  expect(namesIn(source)).toEqual([]);
});

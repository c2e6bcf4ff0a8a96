import { describe, expect, test } from 'vitest';
import {
  addressesNobodyGave,
  failuresOf,
  mistakesOfOthers,
  type Ran,
  tooLong,
  warningsWithoutAction,
  withoutVersion,
  wordsOfOurs,
} from '../../../package/stranger/judge';

const ran = (more: Partial<Ran>): Ran => ({ command: 'docproof dev', exitCode: 0, printed: '', ...more });
const page = (text: string) => ({ name: 'index.html', text });

describe('a command that does not start', () => {
  test.each([
    { given: ran({ exitCode: 2, printed: 'GENERATED_DIR is not a folder.\n' }), want: 'ends with 2: GEN' },
    { given: ran({ exitCode: null }), want: 'ends with null' },
    {
      given: ran({ printed: 'Error: no\n    at Object.run (/a/node/cli/main.js:3:4)\n' }),
      want: 'prints a stack trace: at Object.run (/a/node/cli/main.js:3:4)',
    },
    {
      given: ran({ printed: 'Error: no\n    at node:internal/modules/cjs/loader:1:2\n' }),
      want: 'prints a stack trace',
    },
    { given: ran({ served: { status: 404, leavesProcesses: false } }), want: 'answers 404' },
    { given: ran({ served: { status: 200, leavesProcesses: true } }), want: 'leaves processes' },
  ])('is reported: $want', ({ given, want }) => {
    expect(failuresOf(given)).toEqual([expect.stringContaining(`docproof dev: ${want}`)]);
  });

  test('is not one that names places of a description', () => {
    const printed =
      'openapi.yaml:4:7  warn  struct\n  Write a list.\n  at #/paths/~1a\n  and at b.yaml:3:4\n';
    expect(failuresOf(ran({ printed, served: { status: 200, leavesProcesses: false } }))).toEqual([]);
  });
});

test('our name is found, whatever its case', () => {
  expect(wordsOfOurs(page('<p>From\nABACO</p><p>abacus</p>'))).toEqual([
    'index.html: <p>From ABACO</p><p>abacus</p>',
  ]);
});

describe('the mistakes of others', () => {
  test.each([
    'node_modules/docproof/node/site/front-page/index.mdx cannot be read.',
    'Invalid sidebar file at "../project/node_modules/docproof/node/site/sidebars-api.js".',
    'site/front-page/_data/names.yaml:1:1  error  site\n  ENOENT',
  ])('are reported: %s', (text) => {
    expect(mistakesOfOthers({ name: 'docproof dev', text }, ['openapi.yaml'])).toHaveLength(1);
  });

  test('are not those of the author', () => {
    const text = 'docs/index.mdx:2:3  error  link\n  Write another.\nopenapi.yaml:1:1  warn  struct\n';
    expect(mistakesOfOthers({ name: '', text }, ['docs/index.mdx', 'openapi.yaml'])).toEqual([]);
  });
});

describe('an address that nobody gave', () => {
  const given = 'servers: [{url: https://api.books.example/v1}]\nurl: https://docs.books.example';
  test.each([
    ['<link rel="canonical" href="http://localhost:3000/">', 'localhost'],
    ['npx openapi-typescript http://127.0.0.1/openapi.yaml', '127.0.0.1'],
    ['Open localhost:3000', 'localhost'],
    ['{"url":"https://docs.invalid"}', 'docs.invalid'],
    ['curl https://api.example.com/books', 'api.example.com'],
    ['?url=https%3A%2F%2Fbooks.example%2Fv1', 'books.example'],
    ['ws://[::1]:80/', '[::1]'],
  ])('is found in %s', (text, host) => {
    expect(addressesNobodyGave(page(text), given.replaceAll('.books', '.book'))).toEqual([
      `index.html: ${host}`,
    ]);
  });

  test('is not one that the author wrote, nor a host that someone owns', () => {
    const text = `${given} https://www.w3.org/ https://example.dev/ //a.test.io x.test(y) a//b example.com`;
    expect(addressesNobodyGave(page(text), given)).toEqual([]);
  });
});

describe('a warning without an action', () => {
  const head = 'openapi.yaml:4:7  warn  description/shown-parts';
  test.each([
    `${head}\n  \`x-id\` is not shown.\n  at #/paths\n`,
    'docs/index.mdx:1:1  error  page\n  The page names no operation.\n',
    '[WARNING] Duplicate routes found!\n',
    '(node:1) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.\n',
    `[WARNING] Broken links.\n${head}\n  It is wrong. Write another.\n`,
  ])('is reported: %s', (printed) => {
    expect(warningsWithoutAction(ran({ printed }))).toHaveLength(1);
  });

  test.each([
    `${head}\n  \`x-id\` is not shown. Write it into a \`description\`.\n  at #/paths\n`,
    `${head}\n  The reference has no target. Did you mean \`Book\`?\n`,
    `${head}\n  The value is not one of these: write one of them.\n`,
    '0 errors, 2 warnings\nAll is written.\n',
    'Built the site in build.\n',
  ])('is not: %s', (printed) => {
    expect(warningsWithoutAction(ran({ printed }))).toEqual([]);
  });
});

test('output of more than 30 lines is reported, of any command', () => {
  expect(tooLong(ran({ printed: 'a\n'.repeat(30) }))).toEqual([]);
  expect(tooLong(ran({ printed: 'a\n'.repeat(31) }))).toEqual([
    'docproof dev: prints 31 lines, more than 30',
  ]);
});

describe('a page without the version', () => {
  test.each([
    '<p>Books API</p>',
    '<p>Books API 11.0.0, 1.0.0-beta, 1.0.0.1</p>',
    '<p>Books API 1x0.0</p>',
    '<head><meta content="1.0.0"></head><script>"1.0.0"</script><p title="1.0.0">Books</p>',
  ])('is reported: %s', (text) => {
    expect(withoutVersion(page(text), '1.0.0')).toEqual(['index.html: does not show 1.0.0']);
  });

  test('is not one that shows it, also at the end of a sentence', () => {
    for (const text of ['<b>Books</b><span>Books API 1.0.0</span>©', '<p>This is 1.0.0.</p>'])
      expect(withoutVersion(page(text), '1.0.0')).toEqual([]);
  });
});

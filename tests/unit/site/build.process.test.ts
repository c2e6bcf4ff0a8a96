import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'abaco-build-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run build` on a folder of pages. Returns its output and exit status. */
function build(pages: Record<string, string>, environment: Record<string, string> = {}) {
  const docs = mkdtempSync(path.join(folder, 'docs-'));
  for (const [name, source] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(docs, name)), { recursive: true });
    writeFileSync(path.join(docs, name), source);
  }
  const { status, stdout, stderr } = spawnSync('node', ['--require', 'ts-node/register', 'site/build.ts'], {
    env: { ...process.env, DOCS_DIR: docs, SITE_OUT: path.join(folder, 'out'), ...environment },
    encoding: 'utf8',
  });
  return {
    status,
    output: `${stdout}${stderr}`.replaceAll(path.relative('', docs), 'docs').replaceAll(docs, 'docs'),
  };
}

test('reports the mistakes of all pages at once, one per line, before it builds anything', () => {
  const { status, output } = build({
    'index.mdx': '---\ntitle: Start\nslug: /\n---\n\n```sh\nls\ncd\n```\n\n<Operation id="nope" />\n',
    'guides/one.mdx': '# One\n\nPay {1 +} now.\n',
    'guides/two.mdx': '---\ntitle: [\n---\n\n# Two\n',
  });
  expect(status).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^docs\/guides\/one\.mdx:3:9 {2}Could not parse expression/),
    expect.stringMatching(/^docs\/guides\/two\.mdx:2:9 {2}The front matter is not valid YAML/),
    expect.stringMatching(/^docs\/index\.mdx:11:12 {2}There is no operation "nope"\./),
  ]);
});

test.each<{
  mistake: string;
  pages: Record<string, string>;
  environment?: Record<string, string>;
  want: string;
}>([
  {
    mistake: 'no first page',
    pages: { 'guides/one.mdx': '# One\n' },
    want: 'There is no docs/index.mdx. Write it, or unset DOCS_DIR for a site that begins with the overview of the API.',
  },
  {
    mistake: 'a folder that the generator did not write',
    pages: { 'index.mdx': '# One\n' },
    environment: { GENERATED_DIR: folder },
    want: `There is no ${folder}/pages. Run \`npm run generate\`, or set GENERATED_DIR to its output.`,
  },
  {
    mistake: 'half of the settings of the hosted search, which the configuration reads',
    pages: { 'index.mdx': '---\nslug: /\n---\n\n# One\n' },
    environment: { SEARCH_APP_ID: 'APP' },
    want: 'apiKey is missing: set SEARCH_API_KEY together with SEARCH_APP_ID, or neither of them.',
  },
])('$mistake', ({ pages, environment, want }) => {
  expect(build(pages, environment)).toEqual({ status: 1, output: `${want}\n` });
});

test.each<{ what: string; environment: Record<string, string>; want: string }>([
  {
    what: 'is not there',
    environment: { DOCS_DIR: '/no/such/docs' },
    want: 'DOCS_DIR=/no/such/docs is not a folder',
  },
  {
    what: 'is a file',
    environment: { GENERATED_DIR: 'package.json' },
    want: 'GENERATED_DIR=package.json is not a folder',
  },
  { what: 'has the sources', environment: { SITE_OUT: 'site' }, want: 'SITE_OUT=site holds ' },
])('a folder that $what ends the build with 2 and a sentence', ({ environment, want }) => {
  const { status, output } = build({ 'index.mdx': '# One\n' }, environment);
  expect({ status, output }).toEqual({
    status: 2,
    output: expect.stringMatching(/^[^\n]+: write [^\n]+\.\n$/) as string,
  });
  expect(output).toContain(want);
});

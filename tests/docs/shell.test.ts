import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slugOf } from '../../generator/model/api/slug';
import { type Page, nodesOfType } from '../../site/lint/page';
import { holds } from '../specified/holds';
import { RecordingServer } from '../snippets/judge/recording-server';
import { runCommand } from '../snippets/run/run-command';
import { api } from './lint/lint-with';
import { createResponder } from './run/responder';
import { withOwnHost } from './run/own-host';

const ME = 'tests/docs/shell.test.ts';
const server = new RecordingServer(createResponder());
beforeAll(() => server.start());
afterAll(() => server.stop());

/** The shell code of each page, one script: a block may use what the one before it has left. */
const scripts = api.pages
  .map((page) => {
    const blocks = nodesOfType(page, 'code').map(({ node }) => node);
    return {
      id: page.id,
      blocks: blocks.filter(({ lang, meta }) => lang === 'bash' && runnerOf(meta) === ME),
    };
  })
  .filter(({ blocks }) => blocks.length > 0);

interface Account {
  subdomain: string;
  country: string;
}

/** The test that a block of code names. */
function runnerOf(meta: string | null | undefined): string | undefined {
  return /(?:^| )run-by="([^"]+)"/.exec(meta ?? '')?.[1];
}

/** Runs a script in an empty folder; what it printed. */
async function run(code: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'script.sh'), `set -euo pipefail\n${code}\n`);
  try {
    const [, output] = await runCommand(['bash', 'script.sh'], folder);
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every shell block names this test, or another one that exists', () => {
  const files = api.pages.flatMap((page) =>
    nodesOfType(page, 'code').flatMap(({ node: { lang, meta } }) =>
      lang === 'bash' ? [runnerOf(meta) ?? String(meta)] : [],
    ),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => file === ME).length).toBeGreaterThan(15);
});

describe('the shell code of a page runs, and every call succeeds', () => {
  test.each(scripts)('$id', async ({ id, blocks }) => {
    const world = id.replaceAll(/\W/g, '-');
    const code = blocks.map(({ value }) => withOwnHost(value, server.urlOf(world))).join('\n');
    await run(code);
    const calls = code.match(/\b(?:curl|npx)\b/g) ?? [];
    const sent = server.sent.get(world) ?? [];
    expect(sent.filter(({ status }) => status >= 300)).toEqual([]);
    expect(sent.length).toBeGreaterThanOrEqual(calls.length);
  });
});

/** The shell code below a heading of the second level, up to the next one. */
function codeBelow(page: Page, anchor: string): string {
  const { children } = page.tree;
  const start = children.findIndex((node) => node.type === 'heading' && slugOf(toString(node)) === anchor);
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  return rest
    .slice(0, end === -1 ? undefined : end)
    .flatMap((node) => (node.type === 'code' && node.lang === 'bash' ? [node.value] : []))
    .join('\n');
}

describe(
  'a call below a heading about abroad leaves the country of its account',
  holds('guides.abroad'),
  () => {
    test.each([{ id: 'guides/connect/custom-accounts.mdx', anchor: '4-register-the-seller-abroad' }])(
      '$id $anchor',
      async ({ id, anchor }) => {
        const page = api.pages.find((candidate) => candidate.id === id);
        const code = page === undefined ? '' : codeBelow(page, anchor);
        const url = server.urlOf('abroad');
        await run(withOwnHost(code, url));
        const headers = { Authorization: 'Basic c2tfdGVzdF9FWEFNUExFOg==' };
        const accounts = (await (await fetch(`${url}/api/accounts`, { headers })).json()) as Account[];
        const [, subdomain] = /https:\/\/(\w+)\.sandbox/.exec(code) ?? [];
        const home = accounts.find((account) => account.subdomain === subdomain);
        const [made] = server.sent.get('abroad') ?? [];
        const { jurisdiction } = JSON.parse(made?.body ?? '{}') as { jurisdiction?: { country: string } };
        expect(home?.country).toMatch(/^[A-Z]{2}$/);
        expect(jurisdiction?.country).toMatch(/^[A-Z]{2}$/);
        expect(jurisdiction?.country).not.toBe(home?.country);
      },
    );
  },
);

describe('a call that does not succeed is noticed', () => {
  test.each([
    { given: 'curl --user wrong: URL/api/ping', status: 401 },
    { given: 'curl --user sk_test_EXAMPLE: URL/api/invoices/1', status: 404 },
    { given: 'curl --data grant_type=refresh_token URL/oauth/token', status: 400 },
  ])('$given', async ({ given, status }) => {
    const world = `wrong-${status}`;
    await run(given.replace('URL', server.urlOf(world)));
    expect(server.sent.get(world)?.map((sent) => sent.status)).toEqual([status]);
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildSimulator } from '../../../site/downloads/build-downloads';
import { project } from '../../builders/own-site';
import { temporaryFolder } from '../../builders/temporary-folder';
import { SITE } from '../html/built-page';
import { holds } from '../../specified/holds';
import { SIMULATOR, withDownloaded } from './downloaded-simulator';

const text = readFileSync(path.join(SITE, SIMULATOR), 'utf8');
const headers = { Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}` };

/** Status codes of `count` calls to the downloaded simulator. */
async function callOften(count: number, ...args: string[]): Promise<number[]> {
  return withDownloaded(temporaryFolder(), args, async (url) => {
    const statuses = [];
    for (let call = 0; call < count; call += 1)
      statuses.push((await fetch(`${url}/contacts`, { headers })).status);
    return statuses;
  });
}

it('serves the API without an installation, with the rate limit of the API', async () => {
  expect((await callOften(101)).filter((status) => status !== 200)).toEqual([429]);
});

it(
  'exceeds no rate limit with a clock that advances with each request',
  holds('downloads.clock-steps'),
  async () => {
    expect((await callOften(101, '--clock', 'steps')).filter((status) => status !== 200)).toEqual([]);
  },
);

it('keeps records as long as it runs', holds('downloads.memory'), async () => {
  const contact = await withDownloaded(temporaryFolder(), [], async (url) => {
    const created = await fetch(`${url}/contacts`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ first_name: 'Mine' }),
    });
    const { id } = (await created.json()) as { id: number };
    expect((await fetch(`${url}/contacts/${id}`, { headers })).status).toBe(200);
    return id;
  });
  const again = (url: string) => fetch(`${url}/contacts/${contact}`, { headers });
  expect((await withDownloaded(temporaryFolder(), [], again)).status).toBe(404);
});

it('names itself in its usage', () => {
  const usage = execFileSync(process.execPath, [path.join(SITE, SIMULATOR), '--help'], { encoding: 'utf8' });
  expect(usage).toContain(`Usage: node ${SIMULATOR} [--port 4010]`);
});

it('imports only modules of Node and evaluates no strings', holds('downloads.simulator-alone'), () => {
  const imported = [...text.matchAll(/\bfrom\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/g)].map(
    ([, from, plain]) => (from ?? plain ?? '').replace(/^node:/, ''),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !builtinModules.includes(name))).toEqual([]);
  expect(text).not.toMatch(/\beval\s*\(|\bnew Function\b/);
});

it('is the same for the same sources, and contains no path of this machine', async () => {
  expect((await buildSimulator(project)).content === text).toBe(true);
  expect(text).not.toContain(path.resolve('.'));
});

it('contains the license of each package in it', () => {
  const licensed = [...text.matchAll(/^\/\*!\n(\S+) \d/gm)].map(([, name]) => name);
  expect(licensed).toEqual(expect.arrayContaining(['hono', '@hono/node-server', 'ajv']));
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measure } from '../../tools/bench/measure';
import { generate } from '../../tools/bench/scale/ours';
import { ROOT, TS_NODE } from '../../tools/bench/scale/paths';
import { buildStock, generateStock, installThemeSite } from '../../tools/bench/scale/stock';
import { compare, findOwn } from './compare';
import { readOurs } from './read-ours';
import { readStock } from './read-stock';
import { REVIEWED } from './reviewed';

interface Read {
  name: string;
  entry: string;
  isOwn?: boolean;
}

/** Descriptions that the stock toolchain can build: it ends with an error for several others. */
const EXAMPLES = [
  '3.0/json/http-status-codes',
  '3.0/json/polymorphism',
  '3.0/json/uspto',
  '3.1/json/petstore',
  '3.1/json/train-travel',
];
const descriptions: readonly Read[] = [
  { name: 'abaco', entry: path.join(ROOT, 'openapi/openapi.yaml'), isOwn: true },
  ...EXAMPLES.map((name) => ({
    name: path.basename(name),
    entry: require.resolve(`@readme/oas-examples/${name}.json`),
  })),
];

const folder = process.env.STOCK_SITE ?? mkdtempSync(path.join(tmpdir(), 'stock-'));
const site = path.join(folder, 'theme');

beforeAll(() => installThemeSite(site));

afterAll(() => {
  if (process.env.STOCK_SITE === undefined) rmSync(folder, { recursive: true });
});

describe('docusaurus-theme-openapi-docs, an independent reader,', () => {
  test.each(descriptions)('shows nothing of $name that our pages do not', async (description) => {
    const ours = readOurs(buildOurs(description));
    const stock = await readStock(...buildTheirs(description));
    expect(stock.length).toBeGreaterThan(0);
    const missing = stock.flatMap((page) => {
      const own = findOwn(page, ours.values());
      return own ? compare(page, own, ours) : [{ page: `${page.method} ${page.title}`, what: 'the page' }];
    });
    const found = missing.map(({ page, what }) => `${description.name}: ${page}: ${what}`);
    const isReviewed = (difference: string) =>
      REVIEWED.some(({ differences }) => differences.test(difference));
    expect(found.filter((difference) => !isReviewed(difference))).toEqual([]);
    for (const { differences, count } of REVIEWED.filter(({ differences }) =>
      differences.source.startsWith(`^${description.name}:`),
    ))
      expect(found.filter((difference) => differences.test(difference))).toHaveLength(count);
  });
});

function buildOurs({ entry, isOwn }: Read): string {
  const build = path.join(folder, 'build');
  rmSync(build, { recursive: true, force: true });
  const env = { SITE_OUT: build, ...(isOwn ? {} : { GENERATED_DIR: generate(entry, folder).out }) };
  measure([TS_NODE, 'site/build.ts'], { cwd: ROOT, env });
  return build;
}

function buildTheirs({ entry }: Read): [build: string, files: string[]] {
  for (const made of ['docs', 'build', '.docusaurus'])
    rmSync(path.join(site, made), { recursive: true, force: true });
  generateStock(site, entry, { theme: true });
  const { build, operations } = buildStock(site);
  return [build, operations];
}

import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { measure } from '../../tools/bench/measure';
import { generate } from '../../tools/bench/scale/ours';
import { ROOT, TS_NODE } from '../../tools/bench/scale/paths';
import { buildStock, generateStock } from '../../tools/bench/scale/stock';
import { compare, findOwn } from './compare';
import { readOurs } from './read-ours';
import { readStock } from './read-stock';
import { REVIEWED } from './reviewed';

interface Read {
  name: string;
  entry: string;
  isOwn?: boolean;
}

/** Compares our pages of a description with those of docusaurus-theme-openapi-docs, an independent reader. */
export function judgeDescription(description: Read): void {
  const { name } = description;
  const own = path.join(inject('sites'), name);
  const site = path.join(inject('sites'), 'theme', name);

  afterAll(() => {
    for (const folder of [own, site]) rmSync(folder, { recursive: true, force: true });
  });

  test(`docusaurus-theme-openapi-docs shows nothing of ${name} that our pages do not`, async () => {
    const ours = readOurs(buildOurs(description, own));
    const stock = await readStock(...buildTheirs(description, site));
    expect(stock.length).toBeGreaterThan(0);
    const missing = stock.flatMap((page) => {
      const own = findOwn(page, ours.values());
      return own ? compare(page, own, ours) : [{ page: `${page.method} ${page.title}`, what: 'the page' }];
    });
    const found = missing.map(({ page, what }) => `${name}: ${page}: ${what}`);
    const isReviewed = (difference: string) =>
      REVIEWED.some(({ differences }) => differences.test(difference));
    expect(found.filter((difference) => !isReviewed(difference))).toEqual([]);
    for (const { differences, count } of REVIEWED.filter(({ differences }) =>
      differences.source.startsWith(`^${name}:`),
    ))
      expect(found.filter((difference) => differences.test(difference))).toHaveLength(count);
  });
}

function buildOurs({ name, entry, isOwn }: Read, folder: string): string {
  const build = path.join(folder, 'build');
  const env = {
    SITE_OUT: build,
    // Other test files build at the same time. Below this project, modules are those of this project.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(ROOT, 'test-results/stock', name),
    ...(isOwn ? {} : { GENERATED_DIR: generate(entry, folder).out }),
  };
  measure([TS_NODE, 'site/build.ts'], { cwd: ROOT, env });
  return build;
}

function buildTheirs({ entry }: Read, site: string): [build: string, files: string[]] {
  generateStock(site, entry, { theme: true });
  const { build, operations } = buildStock(site);
  return [build, operations];
}

import { expect, test } from 'vitest';
import type { Settings } from '../../../../site/config/settings';
import { whyBundled } from '../../../../site/fill/why-bundled';
import { temporaryFolder } from '../../../builders/temporary-folder';

const PROJECT = { base: '/', name: 'Books' };

/** Asks about a site with these files in its output of the generator. */
function ask(files: Record<string, string> = {}, settings: Partial<Settings> = {}): string | undefined {
  const folder = temporaryFolder({
    'project/project.json': JSON.stringify(PROJECT),
    'en/labels/messages.json': '{}',
    ...files,
  });
  const others = { docs: temporaryFolder(), out: '', work: '', redirects: '' };
  return whyBundled({
    generated: folder,
    translations: temporaryFolder({ 'en/a': '' }),
    ...others,
    ...settings,
  });
}

test('a site of a description and pages needs no bundler', () => {
  expect(ask()).toBeUndefined();
  expect(ask({ 'changelog/changelog.json': '{ "releases": [{ "version": "1.0.0" }] }' })).toBeUndefined();
});

test.each<[string, RegExp, Record<string, string>, Partial<Settings>?]>([
  ['code', /extension/, {}, { extension: '/project/extension.ts' }],
  [
    'a console',
    /console/,
    { 'project/project.json': JSON.stringify({ ...PROJECT, console: { servers: [] } }) },
  ],
  ['versions', /versions/, { 'versions/versions.json': '{ "versions": [] }' }],
  [
    'comparisons',
    /comparisons/,
    { 'changelog/changelog.json': '{ "releases": [{ "comparedWith": "1.0.0" }] }' },
  ],
])('a site with %s does', (_, reason, files, settings = {}) => {
  expect(ask(files, settings)).toMatch(reason);
});

test('a site in two languages does', () => {
  expect(ask({}, { translations: temporaryFolder({ 'en/a': '', 'de/a': '' }) })).toMatch(/languages/);
});

const PAGE = `---
title: Prices
---

import data from './prices.json';
import { Fragment } from 'react';

\`\`\`js
import { call } from './call';
\`\`\`
`;

test('a page may import data and React, and show imports', () => {
  expect(ask({}, { docs: temporaryFolder({ 'prices.mdx': PAGE }) })).toBeUndefined();
});

test.each([
  "import { Chart } from '../parts/Chart';",
  "export { Chart } from 'charts';",
  "export * from './parts';",
])('a page with `%s` does', (statement) => {
  const docs = temporaryFolder({ 'index.md': '# Start\n', 'a/prices.mdx': `${PAGE}\n${statement}\n` });
  expect(ask({}, { docs })).toMatch(/a\/prices\.mdx:12:1\)/);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { RULES_PLUGIN, runOxlint } from '../../builders/lint-code';
import { writeFiles } from '../../builders/temporary-folder';

/** Code that writes a part of a request by itself. */
const ENCODERS = {
  'a component': "export const a = encodeURIComponent('b');\n",
  'an address': "export const a = encodeURI('b c');\n",
  'a query': "export const a = new URLSearchParams({ b: 'c' });\n",
  'a pair': "const a = new URL('https://a.example');\na.searchParams.set('b', 'c');\nexport { a };\n",
  'a default': "export const a = (style?: string) => style ?? 'form';\n",
};

/** A file in each folder that shows or sends requests, and in two that may encode. */
const FOLDERS = [
  'core/flows',
  'generator/compare/diff/prove',
  'generator/emit/arazzo',
  'generator/emit/postman',
  'simulator/layers',
  'site/src/console',
  'site/src/flow',
  'site/src/live',
  'site/src/run',
  'site/src/session',
  'tool/verbs',
];
const FREE = ['core/http/wire', 'generator/emit/markdown'];

const fileOf = (folder: string, index: number) => `${folder}/planted${index}.ts`;
const planted = [...FOLDERS, ...FREE].flatMap((folder) =>
  Object.values(ENCODERS).map((code, index): [string, string] => [fileOf(folder, index), code]),
);
const reported = new Set<string>();

beforeAll(() => {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(path.resolve('test-results', 'encoders-'));
  // It looks like another repository, because `.gitignore` of this one hides it from oxlint.
  mkdirSync(path.join(folder, '.git'));
  const config = readFileSync('.oxlintrc.json', 'utf8')
    .replace('./oxlint/index.mjs', RULES_PLUGIN.specifier)
    .replace('"typeAware": true', '"typeAware": false');
  writeFiles(folder, { ...Object.fromEntries(planted), '.oxlintrc.json': config });
  for (const [file, reports] of runOxlint(folder))
    if (reports.some(({ code }) => code === 'house(one-encoder)')) reported.add(file);
  rmSync(folder, { recursive: true });
});

describe.each(FOLDERS)('%s', (folder) => {
  test.each(Object.keys(ENCODERS))('cannot encode %s', (name) => {
    expect([...reported]).toContain(fileOf(folder, Object.keys(ENCODERS).indexOf(name)));
  });
});

test.each(FREE)('%s may', (folder) => {
  expect([...reported].filter((file) => file.startsWith(folder))).toEqual([]);
});

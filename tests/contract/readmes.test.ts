import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { PHRASES } from '../../oxlint/phrases.mjs';
import { name, scripts } from '../../package.json';
import { version } from '../../cli/package/published/package.json';
import { scriptOf } from '../corpus/walk-script';
import { findSection } from '../../tools/release/find-section';
import { findMiscountedLists, findMiscounts } from './readmes/find-miscounts';
import { findMissing, findMissingIn, listScripts } from './readmes/find-missing';
import { findOtherVersions } from './readmes/find-other-versions';
import { findWrongArrows } from './readmes/find-wrong-arrows';

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));

/** The files that `docproof init` writes. */
const TEMPLATE = 'cli/template';

/** Every Markdown file for the people who work on the project, or on a new one. */
const FILES = [
  '.',
  'generator',
  'simulator',
  'search',
  'tool',
  'authoring',
  'tools',
  'docs/_contributing',
  'docs/_contributing/rules',
  'docs/_contributing/rules/house',
  'docs/_contributing/rules/description',
  'docs/_contributing/rules/pages',
  'docs/_decisions',
  '.github',
  'cli/package/published',
  TEMPLATE,
].flatMap(markdownIn);

/** Decisions and pages of rules count the operations of any API, and decisions stay as they were written. */
const COUNTED = FILES.filter((file) => !/^docs\/(_decisions|_contributing\/rules)\//.test(file));

/** The glossary names the phrases to avoid, and the list of sentences repeats titles of tests. */
const WRITTEN = FILES.filter((file) => !/\/(glossary|sentences)\.md$/.test(file));

/** Of a quick reader, who scans tables. */
const WORDS_PER_MINUTE = 300;

const read = (file: string) => readFileSync(file, 'utf8');

/** The section of a release says what there was. */
const readCurrent = (file: string) => read(file).split(/^## \[\d/m)[0] ?? '';

interface Versioned {
  name: string;
  version?: string;
}

test.each(FILES)('%s names files, links and scripts that exist', (file) => {
  expect(findMissing(read(file), path.dirname(file))).toEqual([]);
});

test.each(markdownIn(TEMPLATE))('%s names files, links and commands of a new project', (file) => {
  expect(findMissingIn(TEMPLATE, read(file))).toEqual([]);
});

test.each(FILES)('%s announces lists by their length', (file) => {
  expect(findMiscountedLists(read(file))).toEqual([]);
});

test.each(COUNTED)('%s counts what there is', (file) => {
  expect(findMiscounts(readCurrent(file))).toEqual([]);
});

test.each(COUNTED)('%s names this version of the package', (file) => {
  expect(findOtherVersions(readCurrent(file))).toEqual([]);
});

test('the lockfile is of this repository, which has no version', () => {
  const lock = JSON.parse(read('package-lock.json')) as Versioned & { packages: Record<string, Versioned> };
  expect([lock.name, lock.packages['']]).toMatchObject([name, { name }]);
  expect([lock.version, lock.packages['']?.version]).toEqual([undefined, undefined]);
});

test.each(WRITTEN)('%s has no phrase that reads as translated', (file) => {
  expect(findPhrases(read(file))).toEqual([]);
});

test('the walkthrough for other APIs is files and commands', () => {
  // Its test runs them, which takes minutes.
  expect(scriptOf(read('docs/_contributing/reuse.md'))).toContain('npm run generate');
});

test('the README takes two minutes to read', () => {
  expect(countWords(read('README.md'))).toBeLessThanOrEqual(2 * WORDS_PER_MINUTE);
});

test('the README draws the imports that are allowed', () => {
  expect(findWrongArrows(read('README.md'))).toEqual([]);
});

test('the README quotes numbers of the benchmarks', () => {
  const measured = new Set(markdownIn('docs/_benchmarks').flatMap((file) => listDecimals(read(file))));
  const quoted = listDecimals(read('README.md').replace(/^.*Node \d.*$/gm, ''));
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter((number) => !measured.has(number))).toEqual([]);
});

test.each(['generator', 'simulator', 'tool', 'authoring', 'tools'])(
  'the README of %s lists every folder',
  (folder) => {
    const text = read(path.join(folder, 'README.md'));
    expect(foldersIn(folder).filter((name) => !text.includes(`\`${name}/`))).toEqual([]);
  },
);

test('the list of commands has every script', () => {
  const listed = new Set(listScripts(read('docs/_contributing/commands.md')));
  expect(Object.keys(scripts).filter((name) => !listed.has(name))).toEqual([]);
});

test('the changelog begins with what is not released, then has this version', () => {
  const sections = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\]/gm)].map(([, name]) => name);
  expect(sections.slice(0, 2)).toEqual(['Unreleased', version]);
  expect(new Set(sections).size).toBe(sections.length);
  expect(findSection(read('CHANGELOG.md'), version)).toMatch(/^### \w+\n\n- /);
});

test('each entry of the changelog says who notices it', () => {
  const entries = read('CHANGELOG.md').match(/^- .*/gm) ?? [];
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter((entry) => !/^- \*\*(?:API|Site|Toolchain):\*\* /.test(entry))).toEqual([]);
});

describe('these checks', () => {
  it.each([
    { text: 'See `docs/nowhere.md`.', want: 'there is no docs/nowhere.md' },
    { text: 'Run `npx vitest run\ntests/nowhere`.', want: 'there is no tests/nowhere' },
    { text: 'Add `tests/nowhere/<name>.test.ts`.', want: 'there is no tests/nowhere/' },
    { text: 'See `no-such-file.ts`.', want: 'there is no no-such-file.ts' },
    { text: 'See [it](docs/nowhere.md#top).', want: 'the link docs/nowhere.md is broken' },
    { text: '<img src="docs/nowhere.png">', want: 'the link docs/nowhere.png is broken' },
    {
      text: '![CI](../../actions/workflows/no.yml/badge.svg)',
      want: 'the link .github/workflows/no.yml is broken',
    },
    { text: 'Set `pages/kept-headers: warn`.', want: 'there is no rule pages/kept-headers: warn' },
    { text: 'Run `npm run nothing:at-all`.', want: 'there is no script nothing:at-all' },
    { text: 'Run `npx docproof chekc`.', want: 'there is no command docproof chekc' },
    { text: 'Run `docproof@{version} lint --watch`.', want: 'docproof lint takes no --watch' },
  ])('find what is missing in $text', ({ text, want }) => {
    expect(findMissing(text, '.')).toEqual([want]);
  });

  it.each([
    { text: 'See `docs/guides/webhooks.mdx`.', want: 'there is no docs/guides/webhooks.mdx' },
    { text: 'See `redocly.yaml`.', want: 'there is no redocly.yaml' },
    { text: 'See [it](CONTRIBUTING.md).', want: 'the link CONTRIBUTING.md is broken' },
    { text: 'Run `npx docproof new`.', want: 'there is no command docproof new' },
  ])('find what a new project does not have in $text', ({ text, want }) => {
    expect(findMissingIn(TEMPLATE, text)).toEqual([want]);
  });

  it.each([
    { text: 'All 1 operations, ', want: /^"1 operations", but it is \d+$/ },
    { text: 'Snippets in nine\nlanguages.', want: '"in nine languages", but it is 8' },
    { text: 'Webhook receivers in 8 languages.', want: '"receivers in 8 languages", but it is 6' },
    { text: 'with 49 descriptions of one odd trait each', want: /^"49 descriptions of one odd trait", but/ },
    { text: '3 hand-written pages', want: /^"3 hand-written pages", but it is \d+$/ },
    { text: '1 planted mistakes', want: /^"1 planted mistakes", but it is \d+$/ },
    { text: 'You need Node 18.12 or later.', want: /^"Node 18.12 or later", but it is \d+/ },
  ])('find the wrong number in $text', ({ text, want }) => {
    expect(findMiscounts(text)).toEqual([expect.stringMatching(want)]);
  });

  it.each([
    { text: 'Five files:\n\n1. `a`\n2. `b`\n', want: '"Five files", but the list has 2' },
    { text: '## Two scripts\n\n| a |\n|---|\n| b |\n\n## More\n', want: '"Two scripts", but the list has 1' },
    { text: '## Three commands\n\n```sh\na\nb\n```\n', want: '"Three commands", but the list has 2' },
  ])('find the wrong length of a list in $text', ({ text, want }) => {
    expect(findMiscountedLists(text)).toEqual([want]);
  });

  it.each([
    { text: 'uses: your-organization/docproof@v0.9.0', want: 'docproof@v0.9.0' },
    { text: 'npx docproof@0.9.0 lint', want: 'docproof@0.9.0' },
    { text: 'npx --package=./docproof-0.9.0.tgz docproof', want: 'docproof-0.9.0' },
  ])('find the earlier version in $text', ({ text, want }) => {
    expect(findOtherVersions(text)).toEqual([`"${want}", but this version is ${version}`]);
  });

  it('find a phrase that reads as translated, but not in code', () => {
    // Written in two parts, because oxlint reads this file too.
    const phrase = ['reck', 'oned'].join('');
    expect(findPhrases(`It is\n${phrase}, \`${phrase}\`.\n\n\`\`\`\n${phrase}\n\`\`\`\n`)).toEqual([
      `"${phrase}": write "compute", "calculate"`,
    ]);
  });

  it('find an arrow that goes up, and one that is missing', () => {
    const diagram = read('README.md').replace('search --> core', 'core --> search');
    expect(findWrongArrows(diagram)).toEqual([
      'core --> search is drawn, but not allowed',
      'search --> core is allowed, but not drawn',
    ]);
  });
});

/** `19.7`, `6.60`. */
function listDecimals(text: string): string[] {
  return text.match(/\d+\.\d+(?=[ ×)])/g) ?? [];
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Words outside of blocks of code and addresses of links. */
function countWords(text: string): number {
  const prose = text.replace(/^```[\s\S]*?^```|<[^>]+>|\]\([^)]*\)/gm, ' ');
  return prose.match(/[\w'./]+/g)?.length ?? 0;
}

/** Phrases outside code that oxlint reports in comments too, with the words to use instead. */
function findPhrases(text: string): string[] {
  const prose = text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`]*`/g, '`code`')
    .replace(/\s+/g, ' ');
  return Object.values(PHRASES).flatMap(({ pattern, write }) =>
    [...prose.matchAll(pattern)].map(([phrase]) => `"${phrase}": write ${write}`),
  );
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listOperations, loadDescription } from './description/description';

const READMES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'generator/README.md',
  'simulator/README.md',
  'docs/_contributing/commands.md',
  'docs/_contributing/search.md',
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const description = loadDescription();
const counts: Record<string, number> = {
  operations: listOperations(description, 'paths').length,
  events: listOperations(description, 'webhooks').length,
  paths: Object.keys(description.paths ?? {}).length,
};
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a text for developers names that is not there: files, folders and scripts in code font, and wrong counts. */
function findWrong(text: string, base: string): string[] {
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const files = codes.filter(
    (code) => isPath(code) && ![code, path.join(base, code), path.join('generated', code)].some(existsSync),
  );
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  const numbers = [...text.matchAll(/\b(\d+) (operations|events|paths)\b/g)];
  return [
    ...files.map((file) => `there is no ${file}`),
    ...commands.filter((name) => !(name in scripts)).map((name) => `there is no script ${name}`),
    ...numbers
      .filter(([, count, noun = '']) => Number(count) !== counts[noun])
      .map(([said, , noun = '']) => `"${said}", but there are ${counts[noun]}`),
  ];
}

/** A path from one of our folders, without a place to fill in; what is built or counted need not be there. */
function isPath(code: string): boolean {
  const [first = ''] = code.split('/');
  return (
    /^[\w./-]+$/.test(code) &&
    code.includes('/') &&
    folders.includes(first) &&
    !/^(build|node_modules|test-results)/.test(code)
  );
}

describe('a text for developers', () => {
  it.each(READMES)('%s names what there is', (file) => {
    expect(findWrong(readFileSync(file, 'utf8'), path.dirname(file))).toEqual([]);
  });

  it.each([
    { given: 'See `docs/nowhere.md`.', want: 'there is no docs/nowhere.md' },
    { given: 'Run `npm run nothing`.', want: 'there is no script nothing' },
    { given: 'It has 1 operations.', want: `"1 operations", but there are ${counts.operations}` },
  ])('would not pass with $given', ({ given, want }) => {
    expect(findWrong(given, '.')).toEqual([want]);
  });
});

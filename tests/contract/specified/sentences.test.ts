import { describe, expect, it } from 'vitest';
import { SPECIFIED } from '../../specified';
import { SENTENCES } from '../../specified/sentences';
import { SEARCH_SENTENCES } from '../../specified/sentences/search';
import type { Sentence } from '../../specified/sentences/sentence';
import { SITE_SENTENCES } from '../../specified/sentences/site';
import { parseTitles, readTitles } from './read-titles';

const all = { api: SENTENCES, search: SEARCH_SENTENCES, site: SITE_SENTENCES };

describe.each(Object.entries(all))('the sentences of the specification on %s', (part, sentences) => {
  it('have a number of their own, counted up in each section', () => {
    const sections = [...new Set(sentences.map(({ id }) => id.split('.')[0]))];
    const counted = sections.flatMap((section) => {
      const { length } = sentences.filter(({ id }) => id.startsWith(`${section}.`));
      return Array.from({ length }, (_, index) => `${section}.${part}.${index + 1}`);
    });
    expect(sentences.map(({ id }) => id)).toEqual(counted);
  });

  it('are each held by data or a test, or say why they are not', () => {
    const wrong = sentences.filter(
      ({ data = [], tests = [], notHeld }) => [...data, ...tests].length > 0 === (notHeld !== undefined),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('name entries of the transcription', () => {
    const lost = sentences.flatMap(({ id, data = [] }) =>
      data.filter((path) => entryAt(path) === undefined).map((path) => `${id}: no entry ${path}`),
    );
    expect(lost).toEqual([]);
  });

  it('name tests that exist', () => {
    const lost = sentences.flatMap(({ id, tests = [] }) =>
      tests
        .filter((test) => titleOf(test) === undefined)
        .map((test) => `${id}: no test ${test}; write its title of today`),
    );
    expect(lost).toEqual([]);
  });
});

describe('the sentences of the specification on api', () => {
  it('stand behind every entry', () => {
    const named = SENTENCES.flatMap(({ data = [] }) => data);
    const isHeld = (entry: string) => named.some((path) => path === entry || path.startsWith(`${entry}.`));
    expect(entriesOf().filter((entry) => !isHeld(entry))).toEqual([]);
  });
});

describe('the sentences of the specification on site and search', () => {
  it('are listed with their tests in docs/_contributing/sentences.md', async () => {
    await expect(formatMap([...SITE_SENTENCES, ...SEARCH_SENTENCES])).toMatchFileSnapshot(
      '../../../docs/_contributing/sentences.md',
    );
  });
});

describe('the titles of a file', () => {
  it('are those of tests, groups and steps; comments and other texts are none', () => {
    const file = `// test('a comment', () => {});
      describe('a group', () => { it.each([1])('a row of %s', () => {}); });
      plainTest(\`a \${kind}\`, async () => { await test.step('a step', () => {}); say('a text'); });`;
    expect(parseTitles(file)).toEqual(['a group', 'a row of %s', 'a ${kind}', 'a step']);
  });
});

function entryAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], SPECIFIED);
}

/** The whole title of the test that a sentence names by a part of it. */
function titleOf(test: string): string | undefined {
  const [file = '', ...part] = test.split(': ');
  return readTitles(`tests/${file}`).find((title) => title.includes(part.join(': ')));
}

function formatMap(sentences: readonly Sentence[]): string {
  const rows = sentences.map(({ id, text, tests = [] }) => {
    const named = tests.map((test) => `\`${test.split(': ')[0]}\`: ${titleOf(test) ?? 'lost'}`);
    return `| ${id} | ${text} | ${named.join('<br>')} |`;
  });
  return [
    '# What holds each sentence on the site and its search',
    '',
    'Written from `site.ts` and `search.ts` in `tests/specified/sentences/` and the titles of the tests; never edited. Renew it with',
    '`npx vitest run --project contract tests/contract/specified/sentences -u`.',
    '',
    '| Sentence | Text | Tests |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Every object, area, group of limits and list of the transcription. */
function entriesOf(): string[] {
  const grouped = ['operations', 'entities', 'states', 'limits', 'forms'];
  return Object.entries(SPECIFIED).flatMap(([group, members]) =>
    grouped.includes(group) ? Object.keys(members).map((member) => `${group}.${member}`) : [group],
  );
}

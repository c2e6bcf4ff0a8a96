import { describe, expect, it } from 'vitest';
import { SPECIFIED } from '../../specified';
import { SENTENCES } from '../../specified/sentences';
import { SEARCH_SENTENCES } from '../../specified/sentences/search';
import type { Sentence } from '../../specified/sentences/sentence';
import { SITE_SENTENCES } from '../../specified/sentences/site';
import { isSentenceId, parseHeld, readHeld } from '../../../authoring/claims/basis/read-held';

const all = { api: SENTENCES, search: SEARCH_SENTENCES, site: SITE_SENTENCES };
const held = readHeld();
const isHeldByTest = new Set(held.map(({ id }) => id));

describe.each(Object.entries(all))('the sentences of the specification on %s', (part, sentences) => {
  it('have unique numbers, counted up in each section', () => {
    const sections = [...new Set(sentences.map(({ id }) => id.split('.')[0]))];
    const counted = sections.flatMap((section) => {
      const { length } = sentences.filter(({ id }) => id.startsWith(`${section}.`));
      return Array.from({ length }, (_, index) => `${section}.${part}.${index + 1}`);
    });
    expect(sentences.map(({ id }) => id)).toEqual(counted);
  });

  it('are each held by data or a test, or say why they are not', () => {
    const wrong = sentences.filter(
      ({ id, data = [], notHeld }) => (data.length > 0 || isHeldByTest.has(id)) === (notHeld !== undefined),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('name entries of the transcription', () => {
    const lost = sentences.flatMap(({ id, data = [] }) =>
      data.filter((path) => entryAt(path) === undefined).map((path) => `${id}: no entry ${path}`),
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

describe('the tests', () => {
  it('name sentences that exist', () => {
    const ids = new Set(Object.values(all).flatMap((sentences) => sentences.map(({ id }) => id)));
    const unknown = held.filter(({ id }) => isSentenceId(id) && !ids.has(id));
    expect(unknown.map(({ id, file, title }) => `tests/${file}: "${title}" holds no sentence ${id}`)).toEqual(
      [],
    );
  });

  it('name sentences after their titles, in groups and tables too; other calls and comments do not count', () => {
    const file = `// test('a comment', holds('1.a.1'), () => {});
      describe('a group', holds('1.a.2'), () => { it.each([1])('a row of %s', holds('1.a.3', '1.a.4'), () => {}); });
      plainTest(\`a \${kind}\`, { tag: '@slow', ...holds('1.a.5') }, async () => say('a string', other('1.a.6')));`;
    const parsed = parseHeld('a.test.ts', file).map(({ code: _, ...found }) => found);
    expect(parsed).toEqual([
      { id: '1.a.2', file: 'a.test.ts', title: 'a group' },
      { id: '1.a.3', file: 'a.test.ts', title: 'a row of %s' },
      { id: '1.a.4', file: 'a.test.ts', title: 'a row of %s' },
      { id: '1.a.5', file: 'a.test.ts', title: 'a ${kind}' },
    ]);
  });
});

function entryAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], SPECIFIED);
}

function formatMap(sentences: readonly Sentence[]): string {
  const rows = sentences.map(({ id, text }) => {
    const files = new Set(held.filter((one) => one.id === id).map(({ file }) => `\`${file}\``));
    return `| ${id} | ${text} | ${[...files].join('<br>')} |`;
  });
  return [
    '# What holds each sentence on the site and its search',
    '',
    'Written from `site.ts` and `search.ts` in `tests/specified/sentences/` and the tests that name their ids with `holds`; never edited. Renew it with',
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

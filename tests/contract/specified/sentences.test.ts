import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPECIFIED } from '../../specified';
import { SENTENCES } from '../../specified/sentences';
import { SEARCH_SENTENCES } from '../../specified/sentences/search';

const all = { api: SENTENCES, search: SEARCH_SENTENCES };

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
        .filter((test) => !hasTest(test))
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

function entryAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], SPECIFIED);
}

function hasTest(test: string): boolean {
  const [file = '', title = ''] = test.split(': ');
  return existsSync(`tests/${file}`) && readFileSync(`tests/${file}`, 'utf8').includes(title);
}

/** Every object, area, group of limits and list of the transcription. */
function entriesOf(): string[] {
  const grouped = ['operations', 'entities', 'states', 'limits', 'forms'];
  return Object.entries(SPECIFIED).flatMap(([group, members]) =>
    grouped.includes(group) ? Object.keys(members).map((member) => `${group}.${member}`) : [group],
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPECIFIED } from '../../specified';
import { SENTENCES } from '../../specified/sentences';

describe('the sentences of the specification', () => {
  it('have a number of their own, counted up in each section', () => {
    const sections = [...new Set(SENTENCES.map(({ id }) => id.split('.')[0]))];
    const counted = sections.flatMap((section) => {
      const { length } = SENTENCES.filter(({ id }) => id.startsWith(`${section}.`));
      return Array.from({ length }, (_, index) => `${section}.api.${index + 1}`);
    });
    expect(SENTENCES.map(({ id }) => id)).toEqual(counted);
  });

  it('are each held by data or a test, or say why they are not', () => {
    const wrong = SENTENCES.filter(
      ({ data = [], tests = [], notHeld }) => [...data, ...tests].length > 0 === (notHeld !== undefined),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('name entries of the transcription', () => {
    const lost = SENTENCES.flatMap(({ id, data = [] }) =>
      data.filter((path) => entryAt(path) === undefined).map((path) => `${id}: no entry ${path}`),
    );
    expect(lost).toEqual([]);
  });

  it('name tests that exist', () => {
    const lost = SENTENCES.flatMap(({ id, tests = [] }) =>
      tests
        .filter((test) => !hasTest(test))
        .map((test) => `${id}: no test ${test}; write its title of today`),
    );
    expect(lost).toEqual([]);
  });

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

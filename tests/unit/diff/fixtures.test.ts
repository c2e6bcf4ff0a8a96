import { describe, expect, it } from 'vitest';
import { RULES } from '../../../generator/compare/diff/rules';
import { PLANTED } from './fixtures';
import { changesBetween, verdictOf } from './side-of';

describe.each(Object.entries(PLANTED))('one change of %s', (_, planted) => {
  it.each(planted)('$name', async ({ base, head, expected }) => {
    const changes = await changesBetween(base, head);
    expect(changes.map(verdictOf).toSorted()).toEqual(expected);
  });

  it('has a fingerprint for each change', async () => {
    for (const { base, head } of planted) {
      const fingerprints = (await changesBetween(base, head)).map(({ fingerprint }) => fingerprint);
      expect(new Set(fingerprints).size).toBe(fingerprints.length);
    }
  });
});

describe('the table of rules', () => {
  it('has a fixture for each row', () => {
    const found = Object.values(PLANTED).flatMap((planted) =>
      planted.flatMap(({ expected }) => expected.map((verdict) => verdict.split(' ')[0])),
    );
    expect(Object.keys(RULES).filter((rule) => !found.includes(rule))).toEqual([]);
  });

  it('has 300 fixtures or more', () => {
    const all = Object.values(PLANTED).flat();
    expect(all.length).toBeGreaterThanOrEqual(300);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { groupBy } from '#core/collections/group-by';
import { fetchDescriptions } from './pairs/fetch-description';
import { HAND_READ } from './pairs/hand-read';
import { PAIRS } from './pairs/pairs';
import { readPair, type Findings } from './pairs/read-pair';
import { REDOCLY_ONLY } from './pairs/redocly-only';

/** The largest share of false alarms among what somebody read. */
const MOST_FALSE = 0.05;

const findings = new Map<string, Findings>();
const given = (name: string): Findings => findings.get(name)!;

beforeAll(async () => {
  fetchDescriptions(PAIRS.flatMap(({ base, head }) => [base, head]));
  for (const pair of PAIRS) findings.set(pair.name, await readPair(pair));
});

describe.each(PAIRS)('$name', ({ name, forward, backward, oneWay }) => {
  it('has the changes that it had, in both directions', () => {
    expect(given(name).counts).toEqual({ forward, backward });
  });

  it('has the reverse of each change backward', () => {
    expect(given(name).unmirrored).toEqual(oneWay);
  });

  it('has no change that only Redocly calls breaking, unless somebody reviewed it', () => {
    const counts = [...groupBy(given(name).redoclyOnly, (change) => change)];
    const reviewed = REDOCLY_ONLY.flatMap((row): [string, number][] =>
      name in row.counts ? [[row.change, row.counts[name]!]] : [],
    );
    expect(Object.fromEntries(counts.map(([change, all]) => [change, all.length]))).toEqual(
      Object.fromEntries(reviewed),
    );
  });
});

describe('what somebody read', () => {
  it.each([...groupBy(HAND_READ, ({ pair }) => pair)])('is all that matters in %s', (name, readings) => {
    const found = given(name).forward.filter(
      ({ severity }) => severity === 'breaking' || severity === 'risky',
    );
    const read = readings.flatMap(({ right, falseAlarms = [] }) => [...right, ...falseAlarms]);
    expect(read.toSorted()).toEqual(found.map(({ fingerprint }) => fingerprint).toSorted());
  });

  it('has few false alarms', () => {
    const right = HAND_READ.flatMap((reading) => reading.right).length;
    const wrong = HAND_READ.flatMap(({ falseAlarms = [] }) => falseAlarms).length;
    expect(right).toBeGreaterThan(50);
    expect(wrong / (right + wrong)).toBeLessThanOrEqual(MOST_FALSE);
  });
});

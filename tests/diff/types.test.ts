import { beforeAll, describe, expect, it } from 'vitest';
import { PLANTED } from '../unit/diff/fixtures';
import { compareTypes, compile, type Compared } from './types/compile';
import { REVIEWED } from './types/reviewed';
import type { Usage } from './types/usage';

type Direction = Usage['direction'];

const DIRECTIONS: readonly Direction[] = ['sent', 'received'];

const fixtures = Object.entries(PLANTED).flatMap(([subject, planted]) =>
  planted.map((one) => ({ ...one, id: `${subject}: ${one.name}` })),
);
let failures: Map<string, Usage[]>;

beforeAll(async () => {
  const compared: Compared[] = [];
  for (const [index, { id, base, head }] of fixtures.entries())
    compared.push(await compareTypes(index, id, base, head));
  failures = compile(compared);
});

describe('types before a change, apart from our comparison,', () => {
  it.each(DIRECTIONS)(
    'fit what is %s after it, unless clients are warned or somebody reviewed it',
    (direction) => {
      const silent = fixtures.filter((one) => !fits(one.id, direction) && !isWarned(one.expected, direction));
      const reviewed = REVIEWED.flatMap((one) => one[direction] ?? []);
      expect(silent.map(({ id }) => id).toSorted()).toEqual(reviewed.toSorted());
    },
  );

  // The compiler knows no limits, patterns or formats: it shows fewer changes than validators do.
  it.each([
    { direction: 'sent', least: 50 },
    { direction: 'received', least: 40 },
  ] as const)('show at least $least changes of what is $direction', ({ direction, least }) => {
    const shown = fixtures.filter((one) => !fits(one.id, direction) && isWarned(one.expected, direction));
    expect(shown.length).toBeGreaterThanOrEqual(least);
  });
});

function fits(id: string, direction: Direction): boolean {
  return !failures.get(id)!.some((usage) => usage.direction === direction);
}

/** Whether one of the verdicts, such as `enum-value-removed B/A`, is breaking or risky in a direction. */
function isWarned(verdicts: readonly string[], direction: Direction): boolean {
  return verdicts.some((verdict) => {
    const [sent = '', received = ''] = verdict.split(' ')[1]!.split('/');
    return 'BR'.includes(direction === 'sent' ? sent : received);
  });
}

import { describe, expect, it } from 'vitest';
import { holds } from '../../../../specified/holds';
import { JUDGES } from './judges';
import { ROWS } from './rows';

const say = (rows: typeof ROWS, verdicts: boolean[]) =>
  rows.map(
    ({ title, value }, index) =>
      `${title}: ${verdicts[index] ? 'takes' : 'refuses'} ${JSON.stringify(value)}`,
  );

const wanted = say(
  ROWS,
  ROWS.map(({ want }) => want),
);

it('asks about enough', () => {
  expect(ROWS.length).toBeGreaterThan(150);
});

describe.each(Object.entries(JUDGES))('%s', (_, judge) => {
  it('takes what is valid and refuses what is not', holds('body.base64'), async () => {
    expect(say(ROWS, await judge(ROWS))).toEqual(wanted);
  });
});

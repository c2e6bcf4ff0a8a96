import { expect, it } from 'vitest';
import { statusAfter } from '../../../../site/dev/status';

const file = '/project/docs/index.mdx';

it.each([
  { title: 'a right start', before: {}, files: [], hasErrors: false, want: { goodAt: 7 } },
  { title: 'a wrong start', before: {}, files: [], hasErrors: true, want: { isWrongSinceStart: true } },
  {
    title: 'a mistake before the first check was done',
    before: {},
    files: [file],
    hasErrors: true,
    want: {},
  },
  { title: 'a later mistake', before: { tookMs: 1 }, files: [file], hasErrors: true, want: {} },
  { title: 'a repair', before: { tookMs: 1 }, files: [file], hasErrors: false, want: { goodAt: 7 } },
])('after $title, says only what is known', ({ before, files, hasErrors, want }) => {
  expect(statusAfter(before, { files, tookMs: 840 }, hasErrors, 7)).toEqual({ tookMs: 840, ...want });
});

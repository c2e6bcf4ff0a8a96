import { expect, it } from 'vitest';
import { listCauses } from '../../../../site/src/failures/CrashScreen/list-causes';

const circular = new Error('A circle');
circular.cause = circular;

it.each([
  {
    given: new Error('Outer', { cause: new Error('Inner', { cause: 'Text' }) }),
    want: ['Outer', 'Inner', 'Text'],
  },
  { given: circular, want: ['A circle'] },
  { given: new TypeError(), want: ['TypeError'] },
  { given: 'Thrown text', want: ['Thrown text'] },
  { given: null, want: ['null'] },
])('the causes of $given are $want', ({ given, want }) => {
  expect(listCauses(given)).toEqual(want);
});

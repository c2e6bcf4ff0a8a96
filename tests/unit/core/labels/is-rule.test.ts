import { expect, test } from 'vitest';
import type { BranchData } from '#core/contracts/page-data';
import { isRule } from '#core/labels/is-rule';

test.each<{ title: string; given: BranchData; want: boolean }>([
  { title: 'asks for fields', given: { label: 'with a and b', required: ['a', 'b'] }, want: true },
  {
    title: 'has a title, which one sentence would lose',
    given: { label: 'By a', required: ['a'] },
    want: false,
  },
  { title: 'has a text', given: { label: 'with a', required: ['a'], html: '<p>A.</p>' }, want: false },
  { title: 'asks for nothing', given: { label: 'string' }, want: false },
])('a branch that $title is a rule: $want', ({ given, want }) => {
  expect(isRule(given)).toBe(want);
});

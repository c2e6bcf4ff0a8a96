import { expect, test } from 'vitest';
import { firstSentence } from '#core/text/first-sentence';
import { plainBlocks } from '#core/text/plain-text';

test.each([
  { given: 'Most. More.', want: 'Most.' },
  { given: 'Who "pays" **all** of `a < b`? Twice.', want: 'Who "pays" all of a < b?' },
  {
    given: 'See [the\nguide](/x/) of version 1.5 first. Then go.',
    want: 'See the guide of version 1.5 first.',
  },
  { given: 'Costs approx. 5 cents. Twice.', want: 'Costs approx. 5 cents.' },
  { given: 'One of:\n\n- a.\n- b.', want: 'One of:' },
  { given: '<b>Raw</b> text, <token> and `<b>`', want: 'Raw text, <token> and <b>' },
  { given: '<p>Creates one. Now.</p>', want: 'Creates one.' },
  { given: '', want: '' },
])('the first sentence of "$given" is "$want"', ({ given, want }) => {
  expect(firstSentence(plainBlocks(given)[0] ?? '')).toBe(want);
});

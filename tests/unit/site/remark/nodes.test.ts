import { expect, test } from 'vitest';
import { inlineCode, sentence, text } from '../../../../site/remark/nodes';

test.each([
  { given: 'Amounts are in cents.', want: [text('Amounts are in cents.')] },
  {
    given: '`created_before` replaces page numbers.',
    want: [inlineCode('created_before'), text(' replaces page numbers.')],
  },
  { given: 'a `b` c `d`', want: [text('a '), inlineCode('b'), text(' c '), inlineCode('d')] },
  { given: 'one ` alone, <b>no</b> {markup}', want: [text('one ` alone, <b>no</b> {markup}')] },
  { given: '', want: [] },
])('code spans are the only markup of "$given"', ({ given, want }) => {
  expect(sentence(given)).toEqual(want);
});

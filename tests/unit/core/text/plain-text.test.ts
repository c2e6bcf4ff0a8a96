import { describe, expect, test } from 'vitest';
import { plainBlocks, plainText, plainTitle } from '#core/text/plain-text';
import { readSummary } from '../../../../generator/model/api/summary';
import { plainSummary } from '../../../../generator/emit/pages/markdown/plain-summary';

describe('one line of Markdown is the same words as title, text and preview', () => {
  test.each([
    { given: 'C# and F#', want: 'C# and F#' },
    { given: 'Costs 2 * 3 # of items', want: 'Costs 2 * 3 # of items' },
    { given: '[docs](https://x/a_(b))', want: 'docs' },
    { given: '_all_ of **one** `tax_id`', want: 'all of one tax_id' },
    { given: 'a_b_c and \\*literal\\*', want: 'a_b_c and *literal*' },
    { given: '![A plan](plan.png) of `<b>`', want: 'A plan of <b>' },
    { given: 'Returns the <id>', want: 'Returns the <id>' },
  ])('$given', ({ given, want }) => {
    const all = [plainText(given), plainTitle(given), plainSummary(given), readSummary(given).title];
    expect(all).toEqual(all.map(() => want));
  });
});

test.each([
  { title: 'a block of code', given: '> Note\n\n```json\n{}\n```\nafter', want: ['Note', 'after'] },
  { title: 'a list', given: 'One of:\n\n- a\n- b', want: ['One of:', 'a', 'b'] },
  { title: 'a table', given: '| a | b |\n|---|---|\n| 1 | 2 |', want: ['a', 'b', '1', '2'] },
  { title: 'HTML', given: '<p>Raw <b>text</b></p>\n\nand <i>more</i><br>', want: ['Raw text', 'and more'] },
  { title: 'a script', given: '<script>alert(1)</script>', want: [] },
  { title: 'nothing', given: undefined, want: [] },
])('the blocks of $title', ({ given, want }) => {
  expect(plainBlocks(given)).toEqual(want);
});

test('a title keeps what looks like HTML, and loses the sign of a heading', () => {
  expect(plainTitle('## Get <b> of `<id>`')).toBe('Get <b> of <id>');
});

import { describe, expect, test } from 'vitest';
import { readSummary } from '../../../generator/model/api/summary';

describe('readSummary', () => {
  test.each([
    { given: undefined, want: {} },
    { given: '', want: {} },
    { given: '  \n', want: {} },
    { given: 'List invoices', want: { title: 'List invoices' } },
    { given: 'Get `tax_id` of *one* [contact](/x)', want: { title: 'Get tax_id of one contact' } },
    { given: '**Deprecated** 2 * 3', want: { title: 'Deprecated 2 * 3' } },
    { given: '# A title\n\nAnd *more*.', want: { title: 'A title', text: '# A title\n\nAnd *more*.' } },
  ])('reads $given', ({ given, want }) => {
    expect(readSummary(given)).toEqual(want);
  });

  test('cuts a long line at a word, and keeps the whole as text', () => {
    const long = 'word '.repeat(60).trim();
    expect(readSummary(long)).toEqual({ title: `${'word '.repeat(24).trim()} …`, text: long });
  });
});

import { describe, expect, it } from 'vitest';
import {
  COMMON_ESCAPES,
  commonUnicode,
  escapeBy,
  hasInvisible,
} from '../../../../generator/emit/snippets/languages/escape-text';

describe('escapeBy', () => {
  const escape = escapeBy({ ...COMMON_ESCAPES, $: '\\$' }, commonUnicode);

  it.each([
    { given: 'Zoë, 日本語, 🧾 and #{x}', want: 'Zoë, 日本語, 🧾 and #{x}' },
    { given: 'a "b" \\ $c', want: 'a \\"b\\" \\\\ \\$c' },
    { given: 'one\r\n\ttwo', want: 'one\\r\\n\\ttwo' },
    { given: '\u0000\u001b\u007f\u2028', want: '\\u0000\\u001b\\u007f\\u2028' },
    { given: '] ^ -', want: '] ^ -' },
  ])('writes $given as $want', ({ given, want }) => expect(escape(given)).toBe(want));
});

describe('hasInvisible', () => {
  it.each([
    { given: 'plain \\n', want: false },
    { given: 'a\nb', want: true },
    { given: '\u2029', want: true },
  ])('is $want for $given', ({ given, want }) => expect(hasInvisible(given)).toBe(want));
});

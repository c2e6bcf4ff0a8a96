import { expect, test } from 'vitest';
import { highlightMarked } from '../../../../generator/pages/highlight/mark-code';

const bold = (start: number, end: number) => ({ start, end, open: '<b>', close: '</b>' });

test('puts elements around parts of tokens and of plain code, in any order', () => {
  expect(highlightMarked("a = 'demo < 1';", 'javascript', [bold(5, 9), bold(0, 1)])).toBe(
    `<b>a</b> = <span class="token string">'<b>demo</b> &lt; 1'</span>;`,
  );
});

test('leaves code that holds the private signs without elements', () => {
  expect(highlightMarked('\ue000 a', 'text', [bold(2, 3)])).toBe('\ue000 a');
});

import { expect, test } from 'vitest';
import { highlight } from '../../../../generator/pages/highlight/highlight';

const bold = (start: number, end: number) => ({ start, end, open: '<b>', close: '</b>' });

test('puts elements around parts of tokens and of plain code, in any order', () => {
  expect(highlight("a = 'demo < 1';", 'javascript', [bold(5, 9), bold(0, 1)])).toBe(
    `<b>a</b> = <span class="token string">'<b>demo</b> &lt; 1'</span>;`,
  );
});

test('opens and closes an element in each token that it reaches into', () => {
  expect(highlight("f('x')", 'javascript', [bold(0, 3)])).toBe(
    `<span class="token function"><b>f</b></span><b>(</b><span class="token string"><b>'</b>x'</span>)`,
  );
});

test('marks the text of a language without a grammar', () => {
  expect(highlight('<a>', 'text', [bold(1, 2)])).toBe('&lt;<b>a</b>&gt;');
});

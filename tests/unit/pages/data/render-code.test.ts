import { expect, test } from 'vitest';
import { renderCode } from '../../../../generator/emit/pages/data/render-code';
import type { MarkedText } from '../../../../generator/emit/snippets/code';

const member = (text: string): MarkedText => ({ text, mark: { kind: 'member', path: [text] } });

test('names without a type are text among text, other marks stay', () => {
  const value: MarkedText = { text: 'demo', mark: { kind: 'reader-value', name: 'account' } };
  const typed = { kind: 'typed', href: '#b', title: 'b: string' } as const;
  const code = ['{ ', member('a'), ': 1, ', member('b'), ': ', value, ' }'];
  expect(renderCode(code, ({ text }) => (text === 'b' ? typed : undefined))).toEqual([
    '{ a: 1, ',
    { text: 'b', mark: typed },
    ': ',
    value,
    ' }',
  ]);
});

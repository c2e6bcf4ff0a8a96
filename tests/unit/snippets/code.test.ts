import { describe, expect, it } from 'vitest';
import {
  code,
  codeText,
  joinCode,
  mapCodeText,
  quotedReaderValue,
  trimCodeEnd,
  type MarkedText,
} from '../../../generator/emit/snippets/code';

const marked = (text: string): MarkedText => ({ text, mark: { kind: 'reader-value', name: 'account' } });

describe('code', () => {
  it('keeps the marks of values inserted into a template, and joins adjacent strings', () => {
    expect(code`a${'b'}${marked('c')}${''}${code`d${marked('e')}`}f`).toEqual([
      'ab',
      marked('c'),
      'd',
      marked('e'),
      'f',
    ]);
  });

  it('is nothing when nothing is put together', () => expect(code`${''}`).toEqual([]));

  it('keeps marks when pieces are joined', () => {
    expect(joinCode(['a', marked('b'), code`c`], ', ')).toEqual(['a, ', marked('b'), ', c']);
  });

  it('returns its text without marks', () => {
    expect(codeText(code`a${marked('b')}c`)).toBe('abc');
    expect(codeText('a')).toBe('a');
    expect(codeText(marked('b'))).toBe('b');
  });

  it('keeps marks when its strings change', () => {
    const upper = (text: string) => text.toUpperCase();
    expect(mapCodeText(code`a${marked('b')}`, upper)).toEqual(['A', marked('B')]);
  });

  it.each([
    { given: code`a \n`, want: ['a'] },
    { given: code`a${marked('b \n')}`, want: ['a', marked('b')] },
    { given: [], want: [] },
  ])('ends without white space: $given', ({ given, want }) => expect(trimCodeEnd(given)).toEqual(want));

  it('marks the value between quotes', () => {
    expect(quotedReaderValue('account', `'demo'`)).toEqual([`'`, marked('demo'), `'`]);
  });
});

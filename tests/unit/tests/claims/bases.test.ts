import { describe, expect, test } from 'vitest';
import { checkBasis } from '../../../claims/basis/check-bases';
import { findUnreviewed } from '../../../claims/find-unreviewed';
import { formatUnreviewed } from '../../../claims/format-unreviewed';

const known = {
  executed: new Map([
    ['sessions.status', [{ id: 'sessions.status', file: 'a.test.ts', title: 'it', code: 'it()' }]],
  ]),
  specified: new Map([['3.api.1', 'A product has a name.']]),
  decided: new Map([['G-API-80', 'Amounts include tax.']]),
};

describe('a basis', () => {
  test.each(['advice', 'executed sessions.status', 'specified 3.api.1, decided G-API-80'])(
    'can be: %s',
    (basis) => {
      expect(checkBasis({ sentence: 'It is so.', basis }, known)).toEqual([]);
    },
  );

  test.each([
    { basis: 'proved', want: '"proved" is not a basis.' },
    { basis: '', want: '"" is not a basis.' },
    { basis: 'executed session.status', want: 'Did you mean sessions.status?' },
    { basis: 'specified 3.api.99', want: 'There is no requirement "3.api.99".' },
    { basis: 'decided none', want: 'There is no decision "none".' },
    { basis: 'bound', want: 'The sentence has no element' },
  ])('cannot be: $basis', ({ basis, want }) => {
    expect(checkBasis({ sentence: 'It is so.', basis }, known).join(' ')).toContain(want);
  });

  test('includes each decision that the sentence cites', () => {
    const sentence = 'It is so <Basis G-API-80>.';
    expect(checkBasis({ sentence, basis: 'specified 3.api.1' }, known)).toEqual([
      'The sentence cites G-API-80: write `decided G-API-80`, too.',
    ]);
    expect(checkBasis({ sentence, basis: 'decided G-API-80' }, known)).toEqual([]);
  });
});

describe('what nobody has reviewed', () => {
  const ledger = new Map([['docs/a.mdx', [{ sentence: 'It is b.', basis: 'decided G-API-80' }]]]);
  const unreviewed = findUnreviewed([{ file: 'docs/a.mdx', line: 3, sentence: 'It is a.' }], ledger, known);

  test('is a list for programs', () => {
    expect(JSON.parse(formatUnreviewed(unreviewed, 'json'))).toEqual({
      unreviewed: [
        { file: 'docs/a.mdx', line: 3, sentence: 'It is a.', was: 'It is b.', basis: 'decided G-API-80' },
      ],
    });
    expect(JSON.parse(formatUnreviewed([], 'json'))).toEqual({ unreviewed: [] });
  });

  test('shows the sentence, how it was, and what to do', () => {
    const text = formatUnreviewed(unreviewed, 'text');
    expect(text).toContain('docs/a.mdx:3:1');
    for (const part of ['now:   It is a.', 'was:   It is b.', 'basis: decided G-API-80', 'npm run claims'])
      expect(text).toContain(part);
    expect(formatUnreviewed(unreviewed, 'github')).toMatch(/^::error file=docs\/a\.mdx,line=3,/);
  });
});

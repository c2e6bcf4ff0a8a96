import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../../authoring/claims/claim';
import type { Premises } from '../../../../authoring/claims/verdict';
import type { Ledger } from '../../../../site/claims/area';
import { checkBasis } from '../../../../authoring/claims/basis/check-bases';
import { findUnreviewed } from '../../../../authoring/claims/find-unreviewed';
import { objectionsTo } from '../../../../authoring/claims/review/objections';
import { formatUnreviewed } from '../../../../authoring/claims/format-unreviewed';

const known = {
  executed: new Map([
    ['sessions.status', [{ id: 'sessions.status', file: 'a.test.ts', title: 'it', code: 'it()' }]],
  ]),
  specified: new Map([
    ['3.api.1', 'A product has a name.'],
    ['5.api.9', 'Each tag has at most 40 characters, and 1,000 of them make three lists.'],
  ]),
  decided: new Map([['G-API-80', 'Amounts include tax.']]),
  security: new Map([['state-first', 'Compare the state first.']]),
};

const premises = (ledger: Ledger, claims: Claim[]): Premises => ({
  claims,
  ledger,
  known,
  accepted: { executed: {}, specified: {}, decided: {}, security: {} },
  vocabulary: { states: new Set(), terms: new Set() },
});

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
    { basis: 'specified 3.api.99', want: 'Unknown requirement "3.api.99".' },
    { basis: 'decided none', want: 'Unknown decision "none".' },
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

describe('the numbers of a sentence', () => {
  const problems = (sentence: string, basis = 'specified 5.api.9') => checkBasis({ sentence, basis }, known);

  test.each([
    'Write at most 40 characters.',
    'Write at most <Fact limits.tag = 40> characters into 1000 tags.',
    'They make 3 lists.',
    'They make 50 requests.',
    'See the [characters](#at-most-50-characters) of a tag.',
  ])('agree with its basis: %s', (sentence) => {
    expect(problems(sentence)).toEqual([]);
  });

  test.each([
    { sentence: 'Write at most 50 characters.', want: ['50 characters', '40 characters'] },
    { sentence: 'Write at most <Fact limits.tag = 50> characters.', want: ['50 characters'] },
    { sentence: 'They make four lists.', want: ['four lists', 'three lists'] },
  ])('contradict it: $sentence', ({ sentence, want }) => {
    const [problem] = problems(sentence);
    for (const part of want) expect(problem).toContain(`"${part}"`);
    expect(problem).toContain('specified 5.api.9');
    expect(problems(sentence, 'advice')).toEqual([]);
  });

  test('that contradict an accepted basis are left to review', () => {
    const sentence = 'Write at most 50 characters.';
    const accepted = new Map([['docs/a.mdx', [{ sentence, basis: 'specified 5.api.9' }]]]);
    expect(findUnreviewed(premises(accepted, [{ file: 'docs/a.mdx', line: 3, sentence }]))).toHaveLength(1);
  });
});

describe('with one key', () => {
  const basis = 'bound';

  test.each([
    'You can make <Fact limits.rate.calls = 100> calls.',
    '1. Read <Field Invoice.number>.',
    'Send `limit=5` to <Operation listInvoices call = GET /invoices>.',
    '| <Field Invoice.number> | [its page](/api/7/) |',
  ])('a bound sentence is accepted: %s', (sentence) => {
    expect(objectionsTo({ sentence, basis }, known)).toEqual([]);
  });

  test.each([
    { sentence: 'You can make <Fact limits.rate.calls = 100> calls in a minute.', want: 'minute' },
    { sentence: 'You can make 200 calls, and <Fact limits.rate.calls = 100>.', want: '2' },
    { sentence: '<Field Invoice.number> is never null.', want: 'never' },
    { sentence: "<Field Invoice.number> isn't null.", want: "n't" },
    { sentence: '<Field Invoice.total_cents> is in euros.', want: 'euros' },
    { sentence: '<Field Invoice.paid> is reset daily.', want: 'daily' },
  ])('a sentence with other words is not: $sentence', ({ sentence, want }) => {
    expect(objectionsTo({ sentence, basis }, known)).toEqual([
      `Its elements do not say "${want}": bind that too, or name what it rests on.`,
    ]);
    expect(objectionsTo({ sentence, basis: 'bound, decided G-API-80' }, known)).toEqual([]);
  });

  test('a sentence without a basis is not accepted', () => {
    expect(objectionsTo({ sentence: 'It is so.', basis: '' }, known)).toEqual(['It has no basis yet.']);
  });
});

describe('what nobody has reviewed', () => {
  const ledger = new Map([['docs/a.mdx', [{ sentence: 'It is b.', basis: 'decided G-API-80' }]]]);
  const unreviewed = findUnreviewed(
    premises(ledger, [{ file: 'docs/a.mdx', line: 3, sentence: 'It is c.' }]),
  );

  test('is a list for programs', () => {
    expect(JSON.parse(formatUnreviewed(unreviewed, 'json', known))).toEqual({
      unreviewed: [
        {
          ...{
            file: 'docs/a.mdx',
            line: 3,
            sentence: 'It is c.',
            was: 'It is b.',
            basis: 'decided G-API-80',
          },
          ...{ verdict: 'asked', slots: [{ slot: 'wording', from: 'b', to: 'c' }] },
        },
      ],
    });
    expect(JSON.parse(formatUnreviewed([], 'json', known))).toEqual({ unreviewed: [] });
  });

  test('shows the sentence, how it was, and what to do', () => {
    const text = formatUnreviewed(unreviewed, 'text', known);
    expect(text).toContain('docs/a.mdx:3:1');
    const basis = ['basis: decided G-API-80', 'Amounts include tax.'];
    for (const part of ['now:   It is c.', 'was:   It is b.', 'wording: b → c', ...basis, 'npm run claims'])
      expect(text).toContain(part);
    expect(formatUnreviewed(unreviewed, 'github', known)).toMatch(/^::error file=docs\/a\.mdx,line=3,/);
  });
});

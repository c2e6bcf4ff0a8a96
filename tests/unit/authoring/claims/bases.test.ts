import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../../authoring/claims/claim';
import type { Premises } from '../../../../authoring/claims/verdict';
import type { Ledger } from '../../../../site/claims/area';
import { holds } from '../../../specified/holds';
import { checkBasis } from '../../../../authoring/claims/basis/check-bases';
import { findUnreviewed } from '../../../../authoring/claims/find-unreviewed';
import { objectionsTo } from '../../../../authoring/claims/review/objections';
import { formatUnreviewed } from '../../../../authoring/claims/format-unreviewed';

const project = { command: 'npm run claims', folder: 'docs/_claims' };
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
  facts: new Map(),
  project,
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

describe('a sentence rests on its elements', () => {
  const basis = 'bound';

  test.each([
    '1. Read <Field Invoice.number>.',
    'Send `limit=5` to <Operation listInvoices call = GET /invoices>.',
    '| <Field Invoice.number> | [its page](/api/7/) |',
    'See <Object Invoice = Invoice> and <Event invoice.created>.',
  ])('if the words around them only point there: %s', (sentence) => {
    expect(checkBasis({ sentence, basis }, known)).toEqual([]);
  });

  test.each([
    { sentence: 'You can make <Fact limits.rate.calls = 100> calls in a minute.', want: 'can' },
    { sentence: 'See 200 of <Fact limits.rate.calls = 100>, and not more.', want: 'not' },
    { sentence: '<Field Invoice.number> is never null.', want: 'is' },
    { sentence: "<Field Invoice.number> isn't null.", want: "isn't" },
    { sentence: '<Field Invoice.total_cents>, in euros.', want: 'euros' },
    { sentence: 'Read <Field Invoice.paid> daily.', want: 'daily' },
    { sentence: 'When a registration ends, set <Field TaxId.valid_until>.', want: 'registration' },
  ])('and on nothing else if they say something: $sentence', ({ sentence, want }) => {
    expect(checkBasis({ sentence, basis }, known)).toEqual([
      `Its elements do not say "${want}": bind that too, or name what it rests on.`,
    ]);
    expect(checkBasis({ sentence, basis: 'bound, decided G-API-80' }, known)).toEqual([]);
  });
});

describe('a sentence says nothing about the product', holds('claims.advice'), () => {
  const basis = 'advice';

  test.each([
    { title: 'as an instruction', sentence: 'Never record a sale twice.' },
    { title: 'as a step', sentence: '2. Wait ten seconds before you call again.' },
    { title: 'as a step under a condition', sentence: 'If it fails twice, do not try again.' },
    { title: 'as a question', sentence: 'How do I get the figures of a quarter?' },
    { title: 'as a name', sentence: 'A record that must stay' },
    { title: 'as a lead-in', sentence: 'For each of the two:' },
    { title: 'as the name of a topic', sentence: '## What this does not show' },
    { title: 'without a hard word', sentence: 'The taxes of a country are its own matter.' },
    { title: 'as an instruction in a row', sentence: '| A long wait | Read it only once |' },
    { title: 'as search words', sentence: 'it must not be used any more', at: 'delete.x-search-keywords' },
  ])('$title', ({ title: _, ...entry }) => {
    expect(checkBasis({ ...entry, basis }, known)).toEqual([]);
  });

  test.each([
    { sentence: 'A session expires after a day.', want: 'expires' },
    { sentence: 'Invoices cannot be deleted.', want: 'cannot' },
    { sentence: 'After a day, the link is gone.', want: 'After' },
    { sentence: '| A part is missing | The condition is never true |', want: 'never' },
    { sentence: 'It always has a number.', want: 'always' },
    { sentence: 'A platform must store the token.', want: 'must' },
    { sentence: 'Only the platform has a key.', want: 'Only' },
    { sentence: "The script hasn't loaded", want: "n't" },
    { sentence: '- **Credit notes** are in euros.', want: 'euros' },
    { sentence: 'There are two kinds of account.', want: 'two' },
  ])('but not if it states this: $sentence', ({ sentence, want }) => {
    expect(checkBasis({ sentence, basis }, known).join('')).toContain(
      `It states something, and says "${want}"`,
    );
    expect(checkBasis({ sentence, basis: 'advice, decided G-API-80' }, known)).toEqual([]);
    expect(
      checkBasis({ sentence: `${sentence} <Field Invoice.id>`, basis: 'bound, advice' }, known),
    ).toHaveLength(1);
  });
});

describe('a decision that states nothing holds no sentence', () => {
  const decided = (text: string) => ({ ...known, decided: new Map([['G-1', text]]) });
  const problems = (text: string) =>
    checkBasis({ sentence: 'It is so.', basis: 'decided G-1' }, decided(text));

  test.each([
    'What the library can do.',
    'The variables of a template, and what each holds.',
    'Advice on the order of the steps.',
  ])('%s', (text) => {
    expect(problems(text).join('')).toContain('Decision "G-1" states nothing');
  });

  test.each([
    'The library reads records.',
    'The variables of a template have the names of the fields.',
    'Send the header with each call.',
    'A version that is not one of the 12 returns 406.',
    'Where a sale is taxed depends on what you sell.',
  ])('and one that states something is: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });
});

describe('with one key', () => {
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
    expect(JSON.parse(formatUnreviewed(unreviewed, 'json', { known, project }))).toEqual({
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
    expect(JSON.parse(formatUnreviewed([], 'json', { known, project }))).toEqual({ unreviewed: [] });
  });

  test('shows the sentence, how it was, and what to do', () => {
    const text = formatUnreviewed(unreviewed, 'text', { known, project });
    expect(text).toContain('docs/a.mdx:3:1');
    const basis = ['basis: decided G-API-80', 'Amounts include tax.'];
    for (const part of ['now:   It is c.', 'was:   It is b.', 'wording: b → c', ...basis, 'npm run claims'])
      expect(text).toContain(part);
    expect(formatUnreviewed(unreviewed, 'github', { known, project })).toMatch(
      /^::error file=docs\/a\.mdx,line=3,/,
    );
  });
});

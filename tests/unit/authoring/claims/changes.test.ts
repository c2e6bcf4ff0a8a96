import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../../site/claims/entry';
import type { Claim } from '../../../../authoring/claims/claim';
import type { KnownBases } from '../../../../authoring/claims/basis/known-bases';
import type { Premises } from '../../../../authoring/claims/verdict';
import type { Ledger } from '../../../../site/claims/area';
import { findChanges } from '../../../../authoring/claims/ledger/find-changes';
import { findUnreviewed } from '../../../../authoring/claims/find-unreviewed';
import { describeCandidate } from '../../../../authoring/claims/basis/describe-basis';
import { candidatesOf, withCandidates } from '../../../../authoring/claims/review/candidates';
import { describeStep } from '../../../../authoring/claims/review/describe-step';
import { indexStatements } from '../../../../authoring/claims/review/similar-bases';
import { accept } from '../../../../authoring/claims/review/accept';
import { stepsOf } from '../../../../authoring/claims/review/steps';
import { describeUnseen } from '../../../../authoring/claims/review/unseen';

const claims = (...sentences: string[]): Claim[] =>
  sentences.map((sentence, index) => ({ file: 'docs/a.mdx', line: index + 1, sentence }));
const entries = (...sentences: string[]): Entry[] =>
  sentences.map((sentence) => ({ sentence, basis: 'advice' }));
const known = { executed: new Map(), specified: new Map(), decided: new Map(), security: new Map() };

const premises = (now: readonly Claim[], ledger: Ledger, bases: KnownBases = known): Premises => ({
  claims: now,
  ledger,
  known: bases,
  accepted: { executed: {}, specified: {}, decided: {}, security: {} },
  vocabulary: { states: new Set(), terms: new Set() },
  facts: new Map(),
  project: { command: 'npm run claims', folder: 'docs/_claims' },
});

const kinds = (now: Claim[], was: Entry[]) =>
  findChanges(now, new Map([['docs/a.mdx', was]])).map((change) => ({
    kind: change.kind,
    was: 'was' in change ? change.was.sentence : undefined,
    now: 'claim' in change ? change.claim.sentence : undefined,
  }));

describe('a sentence', () => {
  test.each([
    { title: 'as it was', now: ['It is a.'], was: ['It is a.'], want: [] },
    {
      title: 'with other words',
      now: ['Keep.', 'It is not a.'],
      was: ['Keep.', 'It is a.'],
      want: [{ kind: 'changed', was: 'It is a.', now: 'It is not a.' }],
    },
    {
      title: 'that is new',
      now: ['Keep.', 'Else.'],
      was: ['Keep.'],
      want: [{ kind: 'new', was: undefined, now: 'Else.' }],
    },
    {
      title: 'that is gone',
      now: ['Keep.'],
      was: ['Keep.', 'Gone.'],
      want: [{ kind: 'removed', was: 'Gone.', now: undefined }],
    },
    {
      title: 'in another order',
      now: ['b.', 'a.'],
      was: ['a.', 'b.'],
      want: [{ kind: 'moved', was: 'b.', now: 'b.' }],
    },
  ])('$title', ({ now, was, want }) => {
    expect(kinds(claims(...now), entries(...was))).toEqual(want);
  });

  test('that moved to another page keeps its basis', () => {
    const ledger = new Map([['docs/b.mdx', entries('Moved.')]]);
    const moved = claims('Moved.');
    const [step] = stepsOf(premises(moved, ledger));
    expect(step?.kind).toBe('move');
    expect(accept(step!, ['advice'], moved, ledger)).toEqual(
      new Map([
        ['docs/a.mdx', entries('Moved.')],
        ['docs/b.mdx', []],
      ]),
    );
  });
});

describe('a name', () => {
  const name: Claim = { file: 'docs/a.mdx', line: 1, sentence: '## Refund a part', isName: true };

  test('needs no entry', () => {
    expect(kinds([name, ...claims('Keep.')], entries('Keep.'))).toEqual([]);
  });

  test('that states something now is new', () => {
    const [now] = claims('## Never refund a part');
    expect(kinds([now!], [])).toEqual([{ kind: 'new', was: undefined, now: '## Never refund a part' }]);
  });

  test('takes no entry from a sentence', () => {
    const now = [name, ...claims('You never refund a part.')];
    expect(kinds(now, entries('You refund a part.'))).toEqual([
      { kind: 'changed', was: 'You refund a part.', now: 'You never refund a part.' },
    ]);
  });

  test('that was accepted is shown when it changes', () => {
    expect(kinds([name], entries('## Refund a whole'))).toEqual([
      { kind: 'changed', was: '## Refund a whole', now: '## Refund a part' },
    ]);
    expect(kinds([name], entries('Gone.'))).toEqual([{ kind: 'removed', was: 'Gone.', now: undefined }]);
  });
});

test('what is accepted one by one is the ledger of the file', () => {
  const now = claims('New.', 'Keep.', 'It is not a.', 'Last.');
  let ledger = new Map([['docs/a.mdx', entries('Keep.', 'Gone.', 'It is a.', 'Last.')]]);
  for (const step of stepsOf(premises(now, ledger)))
    ledger = new Map([...ledger, ...accept(step, ['advice'], now, ledger)]);
  expect(ledger.get('docs/a.mdx')).toEqual(entries('New.', 'Keep.', 'It is not a.', 'Last.'));
});

test('sentences that moved one after the other are one step', () => {
  const was = entries('One.', 'Two.', 'Three.', 'Four.', 'Five.');
  const steps = stepsOf(
    premises(claims('Three.', 'Four.', 'Five.', 'One.', 'Two.'), new Map([['docs/a.mdx', was]])),
  );
  expect(
    steps.map((step) => (step.kind === 'move' ? step.moved.map(({ claim }) => claim.sentence) : step)),
  ).toEqual([['One.', 'Two.']]);
});

describe('sentences that moved', () => {
  const was = [
    { at: 'paid.text', sentence: 'Settled.', basis: 'decided G-API-80' },
    { at: 'paid.text', sentence: 'Read it.', basis: 'advice' },
  ];
  const now: Claim[] = was.map(({ sentence }, index) => ({
    ...{ file: 'openapi/a.yaml', line: index + 1 },
    ...{ at: 'settled.text', sentence },
  }));
  const ledger = new Map([['openapi/a.yaml', was]]);
  const decisions = { ...known, decided: new Map([['G-API-80', 'A state is what it says.']]) };
  const steps = stepsOf(premises(now, ledger, decisions));

  test('to other keys are one step, and not shown as changes', () => {
    expect(steps).toHaveLength(1);
    const shown = describeStep(steps[0]!, decisions, new Set());
    expect(shown).toContain('2 sentences moved here from openapi/a.yaml');
    expect(shown).toContain('was at paid.text, is at settled.text');
    expect(shown).not.toContain('was:');
    const [unreviewed] = findUnreviewed(premises(now, ledger, decisions));
    expect(unreviewed?.message).toBe('It was at paid.text.');
  });

  test('are shown with the basis of each, and each basis in full', () => {
    const shown = describeStep(steps[0]!, decisions, new Set());
    for (const part of ['rests on decided G-API-80', 'rests on advice', 'A state is what it says.'])
      expect(shown).toContain(part);
  });

  test('get the basis that was typed for each', () => {
    const bases = ['advice', 'decided G-API-80'];
    expect(accept(steps[0]!, bases, now, ledger).get('openapi/a.yaml')).toEqual(
      was.map(({ sentence }, index) => ({ at: 'settled.text', sentence, basis: bases[index] })),
    );
  });
});

test('a basis is shown in full once', () => {
  const decisions = { ...known, decided: new Map([['G-API-80', 'A state is what it says.']]) };
  const basis = 'decided G-API-80';
  const ledger = new Map([['docs/a.mdx', ['One a.', 'Two b.'].map((sentence) => ({ sentence, basis }))]]);
  const shown = new Set<string>();
  const texts = stepsOf(premises(claims('One a c.', 'Two b c.'), ledger, decisions)).map((step) =>
    describeStep(step, decisions, shown),
  );
  expect(texts.map((text) => text.includes('A state is what it says.'))).toEqual([true, false]);
  expect(texts[1]).toContain('decided G-API-80 is shown in full above');
});

describe('the bases that a sentence could rest on', () => {
  const decided = (id: string, sentence: string, at?: string): Entry => ({
    ...(at !== undefined && { at }),
    sentence,
    basis: `decided ${id}`,
  });
  const ledger = new Map([
    [
      'docs/a.mdx',
      [decided('far', 'Far.'), ...['a', 'b', 'c', 'd'].map((one) => decided(one, `Next ${one}.`))],
    ],
    ['openapi/schemas/Invoice.yaml', [decided('field', 'Its number.', 'properties.number.description')]],
    ['openapi/schemas/Credit.yaml', [decided('credit', 'Its number.', 'properties.number.description')]],
    ['docs/b.mdx', [decided('same', 'It has <Field Invoice.number>.')]],
  ]);
  const page = (sentence: string) => claims('Far.', 'Next a.', 'Next b.', sentence, 'Next c.', 'Next d.');
  const stated = new Map([
    ['3.api.1', 'A parcel weighs at most 40 kilograms.'],
    ['3.api.2', 'A parcel is sent on the next day.'],
    ['3.api.3', 'A parcel a day.'],
  ]);
  const index = indexStatements({ ...known, specified: stated });
  const candidates = (sentence: string) =>
    candidatesOf({ file: 'docs/a.mdx', sentence }, page(sentence), ledger, index);

  test('are those next to it, of the field that it names, and of its page', () => {
    expect(candidates('Read <Field Invoice.number>.')).toEqual(
      ['b', 'c', 'a', 'd', 'field', 'same', 'far'].map((id) => `decided ${id}`),
    );
    expect(candidates('Else.')).toEqual(['b', 'c', 'a', 'd', 'far'].map((id) => `decided ${id}`));
  });

  test('are those whose statements say most of it, before those of its page', () => {
    expect(candidates('No parcel weighs more than 30 kilograms.')).toEqual([
      'decided b',
      'decided c',
      'decided a',
      'decided d',
      'specified 3.api.1',
      'specified 3.api.3',
      'specified 3.api.2',
      'decided far',
    ]);
  });

  test('are shown with a number that the sentence says otherwise', () => {
    const decided = { ...known, specified: stated };
    const shown = describeCandidate('specified 3.api.1', 0, 'It weighs 30 kilograms.', decided);
    expect(shown).toBe(
      '  1  specified 3.api.1: not "30 kilograms" but "40 kilograms"; A parcel weighs at most 40 kilograms.',
    );
  });

  test('are named by their numbers', () => {
    expect(withCandidates('2, advice', ['decided a', 'decided b'])).toBe('decided b, advice');
    expect(withCandidates('3', ['decided a'])).toBe('3');
  });
});

describe('two sentences that look the same', () => {
  test.each([
    ['It costs 5 €.', 'It costs 5\u00A0€.', 'character 11 on: U+0020 → U+00A0'],
    ['Say “yes”.', 'Say "yes".', 'character 5 on: U+201C → U+0022'],
    ['A read-only field.', 'A read\u2011only field.', 'character 7 on: U+002D → U+2011'],
    ['An order.', 'An order.\u200B', 'character 10 on: the end → U+200B'],
  ])('%s, and %s, are shown with what differs', (was, now, want) => {
    expect(describeUnseen(was, now).join('')).toContain(want);
    const ledger = new Map([['docs/a.mdx', [{ sentence: was, basis: 'decided G-API-80' }]]]);
    const [step] = stepsOf(premises(claims(now), ledger));
    expect(describeStep(step!, known, new Set())).toContain(want);
  });

  test.each([
    ['the same sentence', 'It is one.', 'It is one.'],
    ['another word', 'It is one.', 'It is two.'],
  ])('need no such line for %s', (_, was, now) => {
    expect(describeUnseen(was, now)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../../authoring/claims/claim';
import { findChanges } from '../../../../authoring/claims/ledger/find-changes';
import { contradictionOf } from '../../../../authoring/claims/review/contradiction';
import { stepsOf } from '../../../../authoring/claims/review/steps';
import { judge, type Premises } from '../../../../authoring/claims/verdict';
import type { Entry } from '../../../../site/claims/entry';

const REQUIREMENT = 'A permalink works for one customer.';

/** Sentences of a file, those that were accepted, and what their basis stated then. */
function premisesOf(now: Partial<Claim>[], was: Partial<Entry>[], stated = REQUIREMENT): Premises {
  return {
    claims: now.map((one, index) => ({ file: 'docs/a.mdx', line: index + 1, sentence: '', ...one })),
    ledger: new Map([
      ['docs/a.mdx', was.map((one) => ({ sentence: '', basis: 'specified 3.api.1', ...one }))],
    ]),
    known: {
      executed: new Map([
        ['links.once', [{ id: 'links.once', file: 'a.test.ts', title: 'a link works for all', code: '' }]],
      ]),
      specified: new Map([
        ['3.api.1', REQUIREMENT],
        ['3.api.2', 'A permalink works for every customer.'],
      ]),
      decided: new Map(),
      security: new Map([['state-first', 'The state is compared before the code is exchanged.']]),
    },
    accepted: { executed: {}, specified: { '3.api.1': stated }, decided: {}, security: {} },
    vocabulary: { states: new Set(), terms: new Set() },
    facts: new Map(),
    project: { command: 'npm run claims', folder: 'docs/_claims' },
  };
}

function verdictsOf(premises: Premises) {
  return findChanges(premises.claims, premises.ledger).map((change) => judge(change, premises).verdict);
}

const RULE = { basis: 'specified 3.api.1, security state-first' };
const ONE = { sentence: 'The permalink works for one customer.' };
const ALL = { sentence: 'The permalink works for every customer.' };

describe('a changed sentence', () => {
  test.each([
    { title: 'that says the same is accepted with others', now: "It can't expire.", want: 'same' },
    { title: 'in other words is asked about', now: 'It cannot end.', want: 'asked' },
    { title: 'that contradicts the accepted one is refused', now: 'It can expire.', want: 'refused' },
  ])('$title', ({ now, want }) => {
    expect(verdictsOf(premisesOf([{ sentence: now }], [{ sentence: 'It cannot expire.' }]))).toEqual([want]);
  });

  test('is not refused once its basis states something else', () => {
    expect(verdictsOf(premisesOf([ALL], [ONE]))).toEqual(['refused']);
    expect(verdictsOf(premisesOf([ALL], [ONE], 'A permalink works for a day.'))).toEqual(['asked']);
  });
});

test('a decision does not rest on itself', () => {
  const [was, now] = ['A link works for one customer.', 'A link works for every customer.'];
  const premises = premisesOf(
    [{ at: 'G-1.text', sentence: now }],
    [{ at: 'G-1.text', sentence: was, basis: 'decided G-1' }],
  );
  premises.known.decided = new Map([['G-1', now]]);
  premises.accepted.decided['G-1'] = was;
  expect(verdictsOf(premises)).toEqual(['refused']);
  const other = premisesOf([ALL], [{ ...ONE, basis: 'decided G-1' }]);
  expect(verdictsOf({ ...other, known: premises.known, accepted: premises.accepted })).toEqual(['asked']);
});

describe('a meaning', () => {
  const was = [
    { at: 'enum.open', sentence: 'Nobody paid it.' },
    { at: 'enum.paid', sentence: 'Everybody is happy.' },
  ];

  test('that two values exchanged is refused', () => {
    const now = was.map(({ sentence }, index) => ({ at: was[1 - index]!.at, sentence }));
    expect(verdictsOf(premisesOf(now, was))).toEqual(['refused', 'refused']);
  });

  test('of a value with another name is the same', () => {
    const now = [{ ...was[0]!, at: 'enum.draft' }, was[1]!];
    expect(verdictsOf(premisesOf(now, was))).toEqual(['same']);
  });
});

test('sentences that say the same are one step, and no other is in it', () => {
  const was = ["It can't expire.", "You can't delete it.", 'It has a name.'];
  const now = ['It cannot expire.', 'You cannot delete it.', 'It has a label.'];
  const steps = stepsOf(
    premisesOf(
      now.map((sentence) => ({ sentence })),
      was.map((sentence) => ({ sentence })),
    ),
  );
  expect(steps.map((step) => (step.kind === 'same' ? step.changes.length : step.kind))).toEqual([
    'change',
    2,
  ]);
});

describe('a refused sentence rests on another basis', () => {
  const premises = premisesOf([ALL], [ONE]);
  const against = (basis: string) => contradictionOf(ALL.sentence, basis, 'specified 3.api.1', premises);

  test('whose statement says it', () => {
    expect(against('specified 3.api.2')).toEqual([]);
  });

  test.each(['specified 3.api.1', 'advice', 'executed links.once'])('but not on: %s', (basis) => {
    expect(against(basis).join('')).toContain('contradicts the accepted one');
  });
});

describe('a sentence that states a security rule', () => {
  const was = { ...RULE, sentence: 'First compare the state.' };
  const judged = (sentence: string, stated?: string) => verdictsOf(premisesOf([{ sentence }], [was], stated));

  test.each(['First compare the cookie.', 'First exchange the code.', 'First, always compare the state.'])(
    'is refused in other words: %s',
    (sentence) => {
      expect(judged(sentence)).toEqual(['refused']);
    },
  );

  test('is refused although another basis has changed', () => {
    expect(judged('Compare the state at last.', 'It is so.')).toEqual(['refused']);
  });

  test('rests on another rule only if that says it', () => {
    const sentence = 'The state is compared after the code is exchanged.';
    const premises = premisesOf([{ sentence }], [was]);
    const against = (basis: string) => contradictionOf(sentence, basis, RULE.basis, premises);
    for (const basis of ['specified 3.api.2', 'security state-first', 'advice'])
      expect(against(basis)).toHaveLength(1);
  });
});

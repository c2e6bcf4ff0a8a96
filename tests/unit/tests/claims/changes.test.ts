import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../../site/claims/entry';
import type { Claim } from '../../../claims/claim';
import { findChanges } from '../../../claims/ledger/find-changes';
import { accept } from '../../../claims/review/accept';
import { stepsOf } from '../../../claims/review/steps';

const claims = (...sentences: string[]): Claim[] =>
  sentences.map((sentence, index) => ({ file: 'docs/a.mdx', line: index + 1, sentence }));
const entries = (...sentences: string[]): Entry[] =>
  sentences.map((sentence) => ({ sentence, basis: 'advice' }));
const known = { executed: new Map(), specified: new Map(), decided: new Map() };

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
    const [step] = stepsOf(moved, ledger, known);
    expect(step?.kind).toBe('move');
    expect(accept(step!, '', moved, ledger)).toEqual(
      new Map([
        ['docs/a.mdx', entries('Moved.')],
        ['docs/b.mdx', []],
      ]),
    );
  });
});

test('what is accepted one by one is the ledger of the file', () => {
  const now = claims('New.', 'Keep.', 'It is not a.', 'Last.');
  let ledger = new Map([['docs/a.mdx', entries('Keep.', 'Gone.', 'It is a.', 'Last.')]]);
  for (const step of stepsOf(now, ledger, known))
    ledger = new Map([...ledger, ...accept(step, 'advice', now, ledger)]);
  expect(ledger.get('docs/a.mdx')).toEqual(entries('New.', 'Keep.', 'It is not a.', 'Last.'));
});

test('sentences that moved one after the other are one step', () => {
  const was = entries('One.', 'Two.', 'Three.', 'Four.', 'Five.');
  const steps = stepsOf(
    claims('Three.', 'Four.', 'Five.', 'One.', 'Two.'),
    new Map([['docs/a.mdx', was]]),
    known,
  );
  expect(
    steps.map((step) => (step.kind === 'move' ? step.moved.map(({ claim }) => claim.sentence) : step)),
  ).toEqual([['One.', 'Two.']]);
});

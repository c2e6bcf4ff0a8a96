import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findNearest } from '#core/text/nearest';
import { loadDescription } from './description/description';
import { HELD, NOT_HELD } from './statements/held';
import { RULES } from './statements/exceptions';
import {
  passagesOfDescription,
  passagesOfPages,
  sentencesIn,
  statementsOfDescription,
  statementsOfPages,
  statesOf,
} from './statements/read-statements';

const LIST = 'tests/contract/statements/held.ts';
const description = loadDescription();
const states = statesOf(description);
const statements = [...statementsOfPages(states), ...statementsOfDescription(description, states)];
const testOf = new Map(
  Object.entries(HELD).flatMap(([test, held]) => held.map((one) => [one, test] as const)),
);
const known = new Set([...testOf.keys(), ...Object.values(NOT_HELD).flat()]);

describe('a statement about the behavior of the API', () => {
  it('is held by a test', () => {
    const loose = statements
      .filter(({ sentence }) => !known.has(sentence))
      .map(({ sentence, where }) => `${where}: no test holds "${sentence}". ${remedyFor(sentence)}`);
    expect(loose).toEqual([]);
  });

  it('is still made somewhere', () => {
    const made = new Set(statements.map(({ sentence }) => sentence));
    const gone = [...known].filter((sentence) => !made.has(sentence));
    expect(gone.map((sentence) => `Nothing says "${sentence}" any more; take it out of ${LIST}.`)).toEqual(
      [],
    );
  });

  it.each(Object.keys(HELD))('is held by a test that exists: %s', (test) => {
    const [file = '', title = ''] = test.split(': ');
    expect(existsSync(`tests/${file}`)).toBe(true);
    expect(readFileSync(`tests/${file}`, 'utf8')).toContain(title);
  });
});

const passages = [...passagesOfPages(), ...passagesOfDescription(description)];

describe.each(RULES)('wherever this stands: $rule', ({ states: rule, exception }) => {
  const stated = passages.filter(({ text }) => rule.test(text));

  it('its exception stands too', () => {
    const bare = stated.filter(({ text }) => !exception.test(text)).map(({ where }) => where);
    expect(bare).toEqual([]);
  });

  it('is found in more than one location', () => {
    expect(stated.length).toBeGreaterThan(1);
  });
});

describe('a sentence', () => {
  it.each([
    'PUT replaces the whole record.',
    'Only a processing session can be updated.',
    'Both ends of the range are excluded.',
    'Deleting an invoice returns 405.',
    'The credit note moves the invoice to `refunded`.',
    'A deleted session is `archived`.',
  ])('that says how the API behaves is found: %s', (sentence) => {
    expect(sentencesIn(sentence, states)).toEqual([sentence]);
  });

  it.each(['The customer buys up to 200 items.', 'Send `due_date` too.', 'Record a sale.'])(
    'that does not is left alone: %s',
    (sentence) => {
      expect(sentencesIn(sentence, states)).toEqual([]);
    },
  );
});

function remedyFor(sentence: string): string {
  const [nearest] = findNearest(sentence, testOf.keys());
  return nearest === undefined
    ? `Write the sentence into ${LIST}, under a test of the simulator that holds it.`
    : `It said "${nearest}", which ${testOf.get(nearest)} holds: restore it, or change the test and ${LIST}.`;
}

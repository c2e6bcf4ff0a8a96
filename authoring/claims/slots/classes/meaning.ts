import type { Place } from '../differences';
import { isDenying } from '../negation';
import { opposites } from '../opposites';
import type { Pair, Slot, SlotChange, SlotClass } from '../slot-change';
import { stemOf } from '../stem';
import { textOf, type Token } from '../token';
import { termOf } from '../vocabulary';

/** The most words of a place in which one word replaces another. */
const NARROW = 4;

const isOpposite = opposites(stemOf);

/** A word is the opposite of the one that is gone, or excludes it. */
export const opposed: SlotClass = ({ out, in: added }) => {
  for (const from of out)
    for (const to of added)
      if (isOpposite(from.key, to.key) && areSigned(from, to))
        return [{ slot: 'opposite', from: from.text, to: to.text }];
  return [];
};

/** `not before` and `after` say the same. */
function areSigned(one: Token, other: Token): boolean {
  return (one.sign === '-') === (other.sign === '-');
}

/** A state or kind is replaced by an unrelated word. */
export const states: SlotClass = (pair) =>
  replaced(
    pair,
    'state',
    ({ out, in: added }) =>
      out.some(({ key, kind }) => kind === 'word' && pair.vocabulary.states.has(key)) &&
      added.some(({ key, kind }) => kind === 'word' && !isOneOf(key, pair.was.tokens)) &&
      !added.some(({ key }) => isDenying(key)),
  );

/** The sentence is about something else: another word, or another term that shares a word: `access token`, `refresh token`. */
export const subjects: SlotClass = (pair) => [...otherTerms(pair), ...otherSubjects(pair)];

const otherSubjects: SlotClass = (pair) =>
  replaced(pair, 'subject', ({ out, in: added }) => {
    const [from, to] = [termsIn(out, pair), termsIn(added, pair)];
    return (
      from.length > 0 && to.length > 0 && !from.some((one) => to.some((other) => areRelated(one, other)))
    );
  });

const otherTerms: SlotClass = (pair) => {
  const [was, now] = [longTermsIn(pair.was.tokens, pair), longTermsIn(pair.now.tokens, pair)];
  const [from, to] = [was.filter((term) => !now.includes(term)), now.filter((term) => !was.includes(term))];
  const [one, other] = [from[0], to.find((term) => from[0] !== undefined && areRelated(from[0], term))];
  return one === undefined || other === undefined ? [] : [{ slot: 'subject', from: one, to: other }];
};

function longTermsIn(tokens: readonly Token[], pair: Pair): string[] {
  return termsIn(tokens, pair).filter((term) => term.includes(' '));
}

/** Of a sentence that was written anew elsewhere, a place says nothing. */
const CHANGED = 0.4;

function replaced(
  { places, was, out }: Pair,
  slot: Slot,
  isReplaced: (place: Place) => boolean,
): SlotChange[] {
  return places
    .filter((place) => Math.max(place.out.length, place.in.length) <= NARROW)
    .filter((place) => out.length - place.out.length <= CHANGED * was.tokens.length && isReplaced(place))
    .map((place) => ({ slot, from: textOf(place.out), to: textOf(place.in) }));
}

function isOneOf(key: string, tokens: readonly Token[]): boolean {
  return tokens.some((one) => one.key === key);
}

/** Returns the terms of the vocabulary in a row of words, in code or not. */
function termsIn(tokens: readonly Token[], { vocabulary }: Pair): string[] {
  const keys = tokens.flatMap(({ kind, key }) =>
    kind === 'word' ? [key] : kind === 'code' ? [termOf(key)] : [],
  );
  return keys.flatMap((_, start) =>
    [1, 2, 3]
      .map((length) => keys.slice(start, start + length).join(' '))
      .filter((term) => vocabulary.terms.has(term)),
  );
}

function areRelated(one: string, other: string): boolean {
  return one.split(' ').some((word) => other.split(' ').includes(word));
}

import { isDenying, isNegation } from '../negation';
import type { Pair, SlotChange, SlotClass } from '../slot-change';
import { stemOf } from '../stem';
import { textOf, type Token } from '../token';

const setOf = (words: string) => new Set(words.split(' ').map(stemOf));

const EXCEPTIONS = setOf('except');
/** The most words of an item of a list. */
const ITEM = 3;
const CONDITIONS = setOf('if when where only until while');
/** Other words that make an exception. */
const EXCEPTING = setOf('not but only default');
const UNTIL = setOf('until');
const MUST = setOf('must required mandatory');
const MAY = setOf('can optional allowed example');
const ONLY = setOf('single only sole');
const ONE = setOf('one single only sole');
const ALL = setOf('all any always anyone anybody');
const NUMBERS = new Set(Array.from({ length: 13 }, (_, number) => String(number)));
const NONE = setOf('nobody none nothing');
const SOME = setOf('some most several few sometimes usually often');

/** A word is denied that was affirmed, or the reverse. */
export const polarity: SlotClass = (pair) => {
  if (isReplaced(pair)) return [];
  const { was, now, out, in: added } = pair;
  const flipped = was.tokens.find((token) => isFlipped(token, pair));
  if (flipped !== undefined)
    return [{ slot: 'polarity', from: signed(flipped, was.tokens), to: signed(flipped, now.tokens) }];
  const cameOrWent = (was.negations === 0) !== (now.negations === 0) && !isInOwnClause(pair);
  const changed = [...out, ...added];
  const isAll =
    was.negations !== now.negations && changed.every((one) => isNegating(one) && !REPEATED.has(one.key));
  return cameOrWent || isAll
    ? [{ slot: 'polarity', from: textOf(out.filter(isNegating)), to: textOf(added.filter(isNegating)) }]
    : [];
};

/** Negations that a list can have before each item, or once. */
const REPEATED = new Set(['without', 'nor', 'neither']);

function isNegating({ key, kind }: Token): boolean {
  return kind === 'word' && isDenying(key);
}

function isFlipped(token: Token, { was, now, out, in: added }: Pair): boolean {
  // `on a, not on b` is `not on b, but on a`.
  if (isNegating(token) || [...out, ...added].some(({ key }) => key === 'but')) return false;
  const signs = [signsOf(token.key, was.tokens), signsOf(token.key, now.tokens)];
  return signs.includes('-') && signs.includes('+');
}

/** Whether a negation is gone, and another word denies it there, or the reverse: `not valid` is `invalid`. */
function isReplaced({ places }: Pair): boolean {
  return places.some((place, index) => {
    const after = places[index + 1];
    const [out, added] = [
      [...place.out, ...(after?.out ?? [])],
      [...place.in, ...(after?.in ?? [])],
    ];
    return denies(out, added) || denies(added, out);
  });
}

function denies(one: readonly Token[], other: readonly Token[]): boolean {
  return (
    one.some(({ key }) => isNegation(key)) && other.some(({ key }) => isDenying(key) && !isNegation(key))
  );
}

/** Words of a place that say something by themselves. */
const CLAUSE = 4;

/** Whether each negation is part of a clause that came or went as a whole. */
function isInOwnClause({ places }: Pair): boolean {
  return places.every((place) =>
    [place.out, place.in].every((tokens) => tokens.length >= CLAUSE || !tokens.some(isNegating)),
  );
}

function signsOf(key: string, tokens: readonly Token[]): string {
  return [...new Set(tokens.filter((one) => one.key === key).map(({ sign }) => sign))].join('');
}

function signed({ key, text }: Token, tokens: readonly Token[]): string {
  return signsOf(key, tokens) === '-' ? `not ${text}` : text;
}

/** An exception came or went, and nothing says it in other words. */
export const exceptions: SlotClass = ({ out, in: added }) => {
  const [from, to] = [among(EXCEPTIONS, out), among(EXCEPTIONS, added)];
  if (from.length === to.length) return [];
  const others = from.length > 0 ? added : out;
  if (others.some(({ key }) => EXCEPTING.has(key))) return [];
  return [{ slot: 'exception', from: textOf(from), to: textOf(to) }];
};

/** A condition or an item of a list is gone, and nothing new came. */
export const conditions: SlotClass = ({ places, in: added }) => {
  if (added.length > 0) return [];
  return places.flatMap(({ out }): SlotChange[] => {
    if (out.length > 1 && out.some(({ key }) => CONDITIONS.has(key)))
      return [{ slot: 'condition', from: textOf(out), to: '' }];
    return out.length <= ITEM && out[0]?.isListed && !isCounting(out[0])
      ? [{ slot: 'scope', from: textOf(out), to: '' }]
      : [];
  });
};

function isCounting({ key }: Token): boolean {
  return ONE.has(key) || ALL.has(key);
}

/** Until a moment, or from then on. */
export const untils: SlotClass = ({ out, in: added }) =>
  crossed(out, added, UNTIL, setOf('once while when after'), 'until');

/** Must, or can. */
export const modality: SlotClass = ({ out, in: added }) =>
  crossed(
    out.filter(({ sign }) => sign === '+'),
    added.filter(({ sign }) => sign === '+'),
    MUST,
    MAY,
    'modality',
  );

/** One, some, or all. */
export const scope: SlotClass = ({ out, in: added }) => [
  ...crossed(out, added, ALL, NUMBERS, 'scope'),
  ...crossed(out, added, ONE, ALL, 'scope'),
  ...crossed(out, added, ALL, SOME, 'scope'),
  ...crossed(out, added, ONLY, NONE, 'scope'),
];

function crossed(
  out: readonly Token[],
  added: readonly Token[],
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  slot: SlotChange['slot'],
): SlotChange[] {
  return [[among(one, out), among(other, added)] as const, [among(other, out), among(one, added)] as const]
    .filter(([from, to]) => from.length > 0 && to.length > 0)
    .map(([from, to]) => ({ slot, from: textOf(from), to: textOf(to) }));
}

function among(words: ReadonlySet<string>, tokens: readonly Token[]): Token[] {
  return tokens.filter(({ key }) => words.has(key));
}

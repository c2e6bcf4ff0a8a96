import type { SlotClass } from '../slot-change';
import { termOf } from '../vocabulary';
import { type Reading, type Token, textOf } from '../token';

/** A list has so many numbers that one less makes it another list. */
const LIST = 3;

const ONCE = new Set(['onc', 'one', 'singl']);

/** A number is another one, or is gone from a list. */
export const numbers: SlotClass = ({ out, in: added, was }) => {
  const [from, to] = [timesIn(out), timesIn(added)];
  const isSameFact = from.every(({ path }) => path !== undefined && to.some((one) => one.path === path));
  const isList = was.tokens.filter(({ kind }) => kind === 'number').length >= LIST;
  if (![...from, ...to].some(({ kind }) => kind === 'number')) return [];
  if (from.length === 0 || (to.length === 0 && !isList)) return [];
  // The description has another value, and the element shows it.
  return [{ slot: isSameFact ? 'value' : 'number', from: textOf(from), to: textOf(to) }];
};

/** A name in code is another one, and no words say it. */
export const identifiers: SlotClass = ({ out, in: added, was, now }) => {
  const from = ofKind('code', out).filter((token) => !isSaid(token, now));
  const to = ofKind('code', added).filter((token) => !isSaid(token, was));
  return from.length > 0 && to.length > 0 ? [{ slot: 'identifier', from: textOf(from), to: textOf(to) }] : [];
};

/** Whether the words of a name are in a sentence: `issue_date` in `the issue date`. */
function isSaid({ key }: Token, { tokens }: Reading): boolean {
  const words = termOf(key);
  return words !== '' && words.split(' ').every((word) => tokens.some((one) => one.key === word));
}

/** Numbers, and words that say how often: `once`. */
function timesIn(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind, key }) => kind === 'number' || ONCE.has(key));
}

/** The same name is that of another object: `Credit.number` for `Invoice.number`. */
export const elements: SlotClass = ({ was, now }) =>
  was.tokens.flatMap(({ key, path }) => {
    if (path === undefined || now.tokens.some((one) => one.key === key && one.path === path)) return [];
    const others = now.tokens.filter((one) => one.key === key && one.path !== undefined);
    const isNew =
      others.length > 0 && others.every((one) => !was.tokens.some(({ path: old }) => old === one.path));
    return isNew ? [{ slot: 'element', from: path, to: others.map((one) => one.path).join(', ') }] : [];
  });

/** A block is made from other data. */
export const blocks: SlotClass = ({ out, in: added }) => {
  const [from, to] = [ofKind('block', out), ofKind('block', added)];
  return from.length > 0 && to.length > 0 ? [{ slot: 'element', from: textOf(from), to: textOf(to) }] : [];
};

/** A country, an authority, a format: a word that has a capital inside a clause. */
export const names: SlotClass = ({ out, in: added }) => {
  const [from, to] = [out, added].map((tokens) => tokens.filter(({ isName }) => isName)) as [
    Token[],
    Token[],
  ];
  return from.length > 0 && to.length > 0 ? [{ slot: 'name', from: textOf(from), to: textOf(to) }] : [];
};

/** A number with what it counts is gone, and the rest of its place is as it was. */
export const lostNumbers: SlotClass = ({ places, in: added }) =>
  ofKind('number', added).length > 0
    ? []
    : places
        .filter(
          (place) =>
            place.in.length === 0 && place.out.length <= LIST && ofKind('number', place.out).length > 0,
        )
        .map((place) => ({ slot: 'number', from: textOf(place.out), to: '' }));

/** The expression of a value in a source file. */
export const expressions: SlotClass = ({ out, in: added }) => {
  const [from, to] = [ofKind('value', out), ofKind('value', added)];
  return from.length + to.length > 0 ? [{ slot: 'value', from: textOf(from), to: textOf(to) }] : [];
};

function ofKind(kind: Token['kind'], tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => token.kind === kind);
}

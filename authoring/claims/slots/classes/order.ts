import type { SlotClass } from '../slot-change';
import { textOf, type Token } from '../token';

/** The most words of a part that changes places with another one. */
const LONGEST = 4;

/** Two parts change places, and everything else stays. */
export const swaps: SlotClass = ({ was: accepted, now: changed, out, in: added }) => {
  const [was, now] = [accepted.tokens, changed.tokens];
  if (
    !hasSameWords(accepted.joining, changed.joining) ||
    out.length + added.length > 0 ||
    was.length !== now.length ||
    was.length === 0
  )
    return [];
  const start = was.findIndex(({ key }, index) => key !== now[index]?.key);
  if (start < 0) return [];
  const end = was.findLastIndex(({ key }, index) => key !== now[index]?.key) + 1;
  const [before, after] = [was.slice(start, end), now.slice(start, end)];
  for (let one = 1; one <= LONGEST; one++)
    for (let other = 1; other <= LONGEST && one + other <= before.length; other++) {
      const [first, last] = [before.slice(0, one), before.slice(before.length - other)];
      const between = before.slice(one, before.length - other);
      if (!isSame([...last, ...between, ...first], after) || areListed(first, last, between)) continue;
      return [{ slot: 'swap', from: textOf(before), to: textOf(after) }];
    }
  return [];
};

function hasSameWords(one: readonly Token[], other: readonly Token[]): boolean {
  const [words, others] = [one, other].map((tokens) =>
    tokens
      .map(({ key }) => key)
      .toSorted()
      .join(' '),
  );
  return words === others;
}

/** Words that say the same before and after a verb. */
const ADVERBS = /^(?:onli|also|alreadi|alwai|never|first|then|again|\w+li)$/;

/**
 * Whether the order of two parts says nothing: neighbors that a comma or a conjunction joins are a set, adverbs move, and a clause comes
 * before or after another one.
 */
function areListed(first: readonly Token[], last: readonly Token[], between: readonly Token[]): boolean {
  const [one, other] = [first[0], last[0]];
  if (between.length > 0 || one === undefined || other === undefined || one.cell !== other.cell) return false;
  if (first.length + last.length > 2) return true;
  return (other.isListed && one.kind !== 'number') || [one, other].some(({ key }) => ADVERBS.test(key));
}

function isSame(one: readonly Token[], other: readonly Token[]): boolean {
  return one.length === other.length && one.every(({ key }, index) => key === other[index]!.key);
}

/** A cell says something else altogether, in a row that is otherwise the same. */
export const cells: SlotClass = ({ was, now }) => {
  const [before, after] = [cellsOf(was.tokens), cellsOf(now.tokens)];
  if (before.size < 2 || before.size !== after.size) return [];
  const changed = [...before].filter(([cell, tokens]) => !sharesWord(tokens, after.get(cell) ?? []));
  if (changed.length === 0 || changed.length === before.size) return [];
  return changed.map(([cell, tokens]) => ({
    slot: 'cell',
    from: textOf(tokens),
    to: textOf(after.get(cell) ?? []),
  }));
};

function cellsOf(tokens: readonly Token[]): Map<number, Token[]> {
  const cells = new Map<number, Token[]>();
  for (const token of tokens)
    if (token.cell > 0) cells.set(token.cell, [...(cells.get(token.cell) ?? []), token]);
  return cells;
}

function sharesWord(one: readonly Token[], other: readonly Token[]): boolean {
  return one.some(({ key }) => other.some((token) => token.key === key));
}

/** A link with the same words leads elsewhere. */
export const links: SlotClass = ({ was, now }) =>
  was.links.flatMap(({ text, target }) => {
    const other = now.links.find((link) => link.text === text);
    if (other === undefined || other.target === target) return [];
    const isNear = wordsOf(target).some((word) => wordsOf(other.target).includes(word));
    return [{ slot: isNear ? 'value' : 'link', from: target, to: other.target }];
  });

/** The words of the last part of an address, and of its anchor. */
function wordsOf(target: string): string[] {
  const [path = '', anchor = ''] = target.toLowerCase().split('#');
  const last =
    path
      .replace(/(?:\/|\/index)?(?:\.\w+)?$/, '')
      .split('/')
      .at(-1) ?? '';
  return `${last} ${anchor}`.match(/\p{L}{3,}/gu) ?? [];
}

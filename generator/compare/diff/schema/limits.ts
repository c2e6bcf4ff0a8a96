import type { Finding } from '../change';
import { isHigher, isLower } from '../shape/limits';
import { COUNTS, type Bound, type Limits } from '../shape/shape';
import { placesIn, type Pair, type SchemaContext } from './schema-diff';

/** Compares bounds, counts, divisors, patterns and encodings. */
export function compareLimits(context: SchemaContext, pair: Pair): Finding[] {
  const [one, other] = [pair.one.limits, pair.other.limits];
  const put = (finding: Finding | undefined, ...keywords: string[]): Finding[] =>
    finding ? [{ ...finding, ...placesIn(context, pair, ...keywords, 'type') }] : [];
  return [
    ...put(compareBound('the minimum', one.minimum, other.minimum, isHigher), 'minimum', 'exclusiveMinimum'),
    ...put(compareBound('the maximum', one.maximum, other.maximum, isLower), 'maximum', 'exclusiveMaximum'),
    ...COUNTS.flatMap((keyword) =>
      put(compareCount(keyword, one.counts[keyword], other.counts[keyword]), keyword),
    ),
    ...put(compareMultiples(one, other), 'multipleOf'),
    ...put(comparePatterns(one, other), 'pattern'),
    ...put(compareUnique(one, other), 'uniqueItems'),
    ...put(
      compareText('content-encoding-changed', one.contentEncoding, other.contentEncoding),
      'contentEncoding',
    ),
    ...put(
      compareText('content-media-type-changed', one.contentMediaType, other.contentMediaType),
      'contentMediaType',
    ),
  ];
}

function compareBound(
  name: string,
  one: Bound | undefined,
  other: Bound | undefined,
  isTighter: (one: Bound, other: Bound) => boolean,
): Finding | undefined {
  const [before, after] = [textOf(one), textOf(other)];
  if (before === after) return undefined;
  const tightens = !one || (other !== undefined && isTighter(other, one));
  return { rule: tightens ? 'limit-tightened' : 'limit-loosened', name, before, after };
}

function textOf(bound: Bound | undefined): string | number {
  if (!bound) return 'none';
  return bound.isExclusive ? `${bound.value} (exclusive)` : bound.value;
}

function compareCount(name: string, one: number | undefined, other: number | undefined): Finding | undefined {
  if (one === other) return undefined;
  const least = name.startsWith('min');
  const tightens = one === undefined || (other !== undefined && (least ? other > one : other < one));
  const [before, after] = [one ?? 'none', other ?? 'none'];
  return { rule: tightens ? 'limit-tightened' : 'limit-loosened', name: `\`${name}\``, before, after };
}

function compareMultiples({ multiples: one }: Limits, { multiples: other }: Limits): Finding | undefined {
  if (one.join() === other.join()) return undefined;
  const holds = (some: readonly number[], all: readonly number[]): boolean =>
    all.every((divisor) => some.some((multiple) => isMultiple(multiple, divisor)));
  const [before, after] = [one.join(' and ') || 'none', other.join(' and ') || 'none'];
  const rule = holds(one, other)
    ? 'limit-loosened'
    : holds(other, one)
      ? 'limit-tightened'
      : 'divisor-changed';
  return { rule, name: '`multipleOf`', before, after };
}

function isMultiple(value: number, divisor: number): boolean {
  const times = value / divisor;
  return Math.abs(times - Math.round(times)) < 1e-9;
}

function comparePatterns({ patterns: one }: Limits, { patterns: other }: Limits): Finding | undefined {
  const removed = one.filter((pattern) => !other.includes(pattern));
  const added = other.filter((pattern) => !one.includes(pattern));
  if (removed.length + added.length === 0) return undefined;
  const [before, after] = [removed.join(' and '), added.join(' and ')];
  if (removed.length === 0) return { rule: 'pattern-given', after };
  if (added.length === 0) return { rule: 'pattern-dropped', before };
  return { rule: 'pattern-changed', before, after };
}

function compareUnique(one: Limits, other: Limits): Finding | undefined {
  if (one.isUnique === other.isUnique) return undefined;
  return { rule: other.isUnique ? 'unique-items-set' : 'unique-items-lifted' };
}

function compareText(
  rule: 'content-encoding-changed' | 'content-media-type-changed',
  before = 'none',
  after = 'none',
): Finding | undefined {
  return before === after ? undefined : { rule, before, after };
}

import type { Limit, SchemaType } from '../../../model/api/api-model';
import { COUNTS, type Bound, type Count, type Limits } from './shape';

export function limitsOf(limits: readonly Limit[]): Limits {
  const number = (keyword: string): number | undefined => {
    const value = limits.find((limit) => limit.keyword === keyword)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const text = (keyword: string): string | undefined => {
    const value = limits.find((limit) => limit.keyword === keyword)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const counts = COUNTS.flatMap((keyword): [Count, number][] => {
    const value = number(keyword);
    return value === undefined || (value === 0 && keyword.startsWith('min')) ? [] : [[keyword, value]];
  });
  const multiple = number('multipleOf');
  const pattern = text('pattern');
  return {
    minimum: tighter(boundOf(number('minimum'), false), boundOf(number('exclusiveMinimum'), true), isHigher),
    maximum: tighter(boundOf(number('maximum'), false), boundOf(number('exclusiveMaximum'), true), isLower),
    counts: Object.fromEntries(counts),
    multiples: multiple === undefined ? [] : [multiple],
    patterns: pattern === undefined ? [] : [pattern],
    isUnique: limits.some(({ keyword }) => keyword === 'uniqueItems'),
    contentEncoding: text('contentEncoding'),
    contentMediaType: text('contentMediaType'),
  };
}

/** The limits of a value that keeps both. */
export function intersectLimits(one: Limits, other: Limits): Limits {
  const keywords = COUNTS.filter((keyword) => keyword in one.counts || keyword in other.counts);
  return {
    minimum: tighter(one.minimum, other.minimum, isHigher),
    maximum: tighter(one.maximum, other.maximum, isLower),
    counts: Object.fromEntries(
      keywords.map((keyword) => {
        const values = [one.counts[keyword], other.counts[keyword]].filter((value) => value !== undefined);
        return [keyword, keyword.startsWith('min') ? Math.max(...values) : Math.min(...values)];
      }),
    ),
    multiples: [...new Set([...one.multiples, ...other.multiples])].toSorted((a, b) => a - b),
    patterns: [...new Set([...one.patterns, ...other.patterns])].toSorted(),
    isUnique: one.isUnique || other.isUnique,
    contentEncoding: other.contentEncoding ?? one.contentEncoding,
    contentMediaType: other.contentMediaType ?? one.contentMediaType,
  };
}

/** Writes bounds that mean the same for integers alike: more than 0 is at least 1. */
export function withIntegerBounds(limits: Limits, types: readonly SchemaType[] | undefined): Limits {
  if (types?.length !== 1 || types[0] !== 'integer') return limits;
  return {
    ...limits,
    multiples: limits.multiples.filter((multiple) => multiple !== 1),
    minimum: limits.minimum && {
      value: limits.minimum.isExclusive
        ? Math.floor(limits.minimum.value) + 1
        : Math.ceil(limits.minimum.value),
      isExclusive: false,
    },
    maximum: limits.maximum && {
      value: limits.maximum.isExclusive
        ? Math.ceil(limits.maximum.value) - 1
        : Math.floor(limits.maximum.value),
      isExclusive: false,
    },
  };
}

export function isHigher(one: Bound, other: Bound): boolean {
  return one.value > other.value || (one.value === other.value && one.isExclusive && !other.isExclusive);
}

export function isLower(one: Bound, other: Bound): boolean {
  return one.value < other.value || (one.value === other.value && one.isExclusive && !other.isExclusive);
}

function tighter(
  one: Bound | undefined,
  other: Bound | undefined,
  isTighter: (one: Bound, other: Bound) => boolean,
): Bound | undefined {
  if (!one || !other) return one ?? other;
  return isTighter(other, one) ? other : one;
}

function boundOf(value: number | undefined, isExclusive: boolean): Bound | undefined {
  return value === undefined ? undefined : { value, isExclusive };
}

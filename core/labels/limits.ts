import { translate, translatePlural } from '#core/labels/translate';
import type { Limit, LimitKeyword } from '../schema/limit';

type LimitValue = Limit['value'];

/** The limits of a schema in words: `['1 to 40 characters', 'pattern ^[A-Z]{3}$']`. */
export function formatLimits(limits: readonly Limit[]): string[] {
  const values: Partial<Record<LimitKeyword, LimitValue>> = Object.fromEntries(
    limits.map(({ keyword, value }) => [keyword, value]),
  );
  return [
    formatRange(values.minimum, values.maximum),
    values.exclusiveMinimum !== undefined &&
      translate('greater than {value}', textOf(values.exclusiveMinimum)),
    values.exclusiveMaximum !== undefined && translate('less than {value}', textOf(values.exclusiveMaximum)),
    values.multipleOf !== undefined && translate('multiple of {value}', textOf(values.multipleOf)),
    formatCount(values.minLength, values.maxLength, 'character'),
    values.pattern !== undefined && `${PATTERN} ${values.pattern}`,
    formatCount(values.minItems, values.maxItems, 'item'),
    values.uniqueItems === true && translate('no item twice'),
    formatCount(values.minProperties, values.maxProperties, 'member'),
    values.contentEncoding !== undefined && translate('{value} encoded', textOf(values.contentEncoding)),
    values.contentMediaType !== undefined &&
      translate('content of type {value}', textOf(values.contentMediaType)),
  ].filter((text) => typeof text === 'string');
}

/** `at most 3`, `1 to 40`; undefined without a minimum and a maximum. */
export function formatRange(
  minimum: LimitValue | undefined,
  maximum: LimitValue | undefined,
): string | undefined {
  if (minimum === undefined && maximum === undefined) return undefined;
  if (minimum === undefined) return translate('at most {maximum}', { maximum: String(maximum) });
  if (maximum === undefined) return translate('at least {minimum}', { minimum: String(minimum) });
  if (minimum === maximum) return translate('exactly {value}', textOf(maximum));
  return translate('{minimum} to {maximum}', { minimum: String(minimum), maximum: String(maximum) });
}

/** `1 to 40 characters`, `at most 1 item`. */
function formatCount(
  minimum: LimitValue | undefined,
  maximum: LimitValue | undefined,
  unit: 'character' | 'item' | 'member',
): string | undefined {
  const range = formatRange(minimum, maximum);
  if (range === undefined) return undefined;
  const count = Number(maximum ?? minimum);
  switch (unit) {
    case 'character':
      return translatePlural('{range} character|{range} characters', count, { range });
    case 'item':
      return translatePlural('{range} item|{range} items', count, { range });
    case 'member':
      return translatePlural('{range} member|{range} members', count, { range });
  }
}

function textOf(value: LimitValue): { value: string } {
  return { value: String(value) };
}

export const PATTERN = translate('pattern');

/** The regular expression of a limit that is a pattern: `pattern ^[A-Z]{3}$` → `^[A-Z]{3}$`. */
export function patternIn(limit: string): string | undefined {
  return limit.startsWith(`${PATTERN} `) ? limit.slice(PATTERN.length + 1) : undefined;
}

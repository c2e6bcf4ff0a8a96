import type { Limit, LimitKeyword } from '../schema/limit';

type LimitValue = Limit['value'];

/** The limits of a schema in words: `['1 to 40 characters', 'pattern ^[A-Z]{3}$']`. */
export function formatLimits(limits: readonly Limit[]): string[] {
  const values: Partial<Record<LimitKeyword, LimitValue>> = Object.fromEntries(
    limits.map(({ keyword, value }) => [keyword, value]),
  );
  return [
    formatRange(values.minimum, values.maximum),
    values.exclusiveMinimum !== undefined && `greater than ${values.exclusiveMinimum}`,
    values.exclusiveMaximum !== undefined && `less than ${values.exclusiveMaximum}`,
    values.multipleOf !== undefined && `multiple of ${values.multipleOf}`,
    formatRange(values.minLength, values.maxLength, 'character'),
    values.pattern !== undefined && `${PATTERN} ${values.pattern}`,
    formatRange(values.minItems, values.maxItems, 'item'),
    values.uniqueItems === true && 'no item twice',
    formatRange(values.minProperties, values.maxProperties, 'member'),
    values.contentEncoding !== undefined && `${values.contentEncoding} encoded`,
    values.contentMediaType !== undefined && `content of type ${values.contentMediaType}`,
  ].filter((text) => typeof text === 'string');
}

/** `at most 3`, `1 to 40 characters`; undefined without a minimum and a maximum. */
export function formatRange(
  minimum: LimitValue | undefined,
  maximum: LimitValue | undefined,
  unit?: string,
): string | undefined {
  if (minimum === undefined && maximum === undefined) return undefined;
  const count = maximum ?? minimum;
  const units = unit === undefined ? '' : ` ${unit}${count === 1 ? '' : 's'}`;
  if (minimum === undefined) return `at most ${maximum}${units}`;
  if (maximum === undefined) return `at least ${minimum}${units}`;
  return minimum === maximum ? `exactly ${maximum}${units}` : `${minimum} to ${maximum}${units}`;
}

export const PATTERN = 'pattern';

/** The regular expression of a limit that is a pattern: `pattern ^[A-Z]{3}$` → `^[A-Z]{3}$`. */
export function patternIn(limit: string): string | undefined {
  return limit.startsWith(`${PATTERN} `) ? limit.slice(PATTERN.length + 1) : undefined;
}

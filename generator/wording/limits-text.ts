import type { Limit, LimitKeyword } from '../model/api-model';

type Values = Partial<Record<LimitKeyword, Limit['value']>>;

/** What the limits of a schema say, for example `['1 to 40 characters', 'pattern ^[A-Z]{3}$']`. */
export function formatLimits(limits: readonly Limit[]): string[] {
  const values: Values = Object.fromEntries(limits.map(({ keyword, value }) => [keyword, value]));
  return [
    formatRange(values.minimum, values.maximum),
    values.exclusiveMinimum !== undefined && `greater than ${values.exclusiveMinimum}`,
    values.exclusiveMaximum !== undefined && `less than ${values.exclusiveMaximum}`,
    values.multipleOf !== undefined && `multiple of ${values.multipleOf}`,
    formatRange(values.minLength, values.maxLength, 'character'),
    values.pattern !== undefined && `pattern ${values.pattern}`,
    formatRange(values.minItems, values.maxItems, 'item'),
    values.uniqueItems === true && 'no item twice',
    formatRange(values.minProperties, values.maxProperties, 'member'),
    values.contentEncoding !== undefined && `${values.contentEncoding} encoded`,
    values.contentMediaType !== undefined && `content of type ${values.contentMediaType}`,
  ].filter((text) => typeof text === 'string');
}

/** `at most 3`, `1 to 40 characters`; undefined where neither end is given. */
export function formatRange(
  least: Limit['value'] | undefined,
  most: Limit['value'] | undefined,
  unit?: string,
): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  const count = most ?? least;
  const units = unit === undefined ? '' : ` ${unit}${count === 1 ? '' : 's'}`;
  if (least === undefined) return `at most ${most}${units}`;
  if (most === undefined) return `at least ${least}${units}`;
  return least === most ? `exactly ${most}${units}` : `${least} to ${most}${units}`;
}

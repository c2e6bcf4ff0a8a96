import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { wordOf } from './plain-text';
import { seeSchema } from './see-schema';

/** The limits of a schema as a page has to print them: `1 to 40 characters`, `each at most 3 items`. */
export function limitWords(description: BundledDescription, schema: Json): string[] {
  const { keywords } = seeSchema(description, schema);
  const { items, propertyNames, additionalProperties } = keywords;
  return [
    ...ownLimits(keywords),
    ...(items === undefined ? [] : elementLimits(items).map((limit) => `each ${limit}`)),
    ...ownLimits(objectOf(propertyNames)).map((limit) => `names: ${limit}`),
    ...(additionalProperties === false ? ['no other fields'] : []),
  ];

  /** Limits of the innermost elements: an array of arrays adds none. */
  function elementLimits(element: Json): string[] {
    const inner = seeSchema(description, element).keywords;
    return inner.items === undefined ? ownLimits(inner) : elementLimits(inner.items);
  }
}

function ownLimits(keywords: JsonObject): string[] {
  const range = (least: string, most: string, unit?: string) =>
    rangeWords(keywords[least], keywords[most], unit);
  return [
    ...range('minimum', 'maximum'),
    ...('exclusiveMinimum' in keywords ? [`greater than ${wordOf(keywords.exclusiveMinimum)}`] : []),
    ...('exclusiveMaximum' in keywords ? [`less than ${wordOf(keywords.exclusiveMaximum)}`] : []),
    ...range('minLength', 'maxLength', 'character'),
    ...('pattern' in keywords ? [`pattern ${wordOf(keywords.pattern)}`] : []),
    ...range('minItems', 'maxItems', 'item'),
    ...(keywords.uniqueItems === true ? ['no item twice'] : []),
    ...range('minProperties', 'maxProperties', 'member'),
    ...('contentEncoding' in keywords ? [`${wordOf(keywords.contentEncoding)} encoded`] : []),
  ];
}

function rangeWords(least: Json | undefined, most: Json | undefined, unit?: string): string[] {
  if (least === undefined && most === undefined) return [];
  const units = unit === undefined ? '' : ` ${unit}${(most ?? least) === 1 ? '' : 's'}`;
  if (least === most) return [`exactly ${wordOf(most)}${units}`];
  if (least === undefined) return [`at most ${wordOf(most)}${units}`];
  return [
    most === undefined ? `at least ${wordOf(least)}${units}` : `${wordOf(least)} to ${wordOf(most)}${units}`,
  ];
}

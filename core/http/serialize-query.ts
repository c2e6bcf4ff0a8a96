import { formatValue } from '../json/format-value';
import { delimiterOf } from './delimiter-of';
import { isObject, type Json } from '../json/json';
import type { Pair, StyledParameter } from './request-parts';
import { memberTexts } from './member-texts';

/**
 * Serializes one parameter to query pairs by its style; they are not percent-encoded yet.
 * @see https://spec.openapis.org/oas/v3.1.0#style-examples
 */
export function serializeQuery({ name, value, style, explode }: StyledParameter): Pair[] {
  if (Array.isArray(value)) return serializeArray(name, value, style, explode);
  if (!isObject(value)) return [{ name, value: formatValue(value) }];
  if (style === 'deepObject') return deepPairs(name, value);
  if (explode) return memberTexts(value).map(([member, text]) => ({ name: member, value: text }));
  return [{ name, value: memberTexts(value).flat().join(delimiterOf(style)) }];
}

/** Returns `name[member]=value` for every scalar inside an object; items of an array repeat the name. */
export function deepPairs(name: string, value: Json): Pair[] {
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(name, item));
  if (!isObject(value)) return [{ name, value: formatValue(value) }];
  return Object.entries(value).flatMap(([member, inner]) => deepPairs(`${name}[${member}]`, inner));
}

function serializeArray(name: string, items: Json[], style: string, explode: boolean): Pair[] {
  if (items.length === 0) return [];
  if (explode || style === 'deepObject') return items.map((item) => ({ name, value: formatValue(item) }));
  return [{ name, value: items.map(formatValue).join(delimiterOf(style)) }];
}

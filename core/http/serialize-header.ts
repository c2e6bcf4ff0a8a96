import { formatValue } from '../json/format-value';
import { isObject } from '../json/json';
import type { Pair, StyledParameter } from './request-parts';
import { memberTexts } from './member-texts';
import { serializeQuery } from './serialize-query';

/**
 * Serializes a header parameter to a name and a value (style `simple`, the only one for headers).
 * @see https://spec.openapis.org/oas/v3.1.0#style-examples
 */
export function serializeHeader({ name, value, explode }: StyledParameter): Pair {
  if (Array.isArray(value)) return { name, value: value.map(formatValue).join(',') };
  if (!isObject(value)) return { name, value: formatValue(value) };
  const members = memberTexts(value);
  return { name, value: (explode ? members.map((member) => member.join('=')) : members.flat()).join(',') };
}

/** Serializes all cookie parameters to the value of one Cookie header; an empty string if there are none. */
export function serializeCookies(parameters: StyledParameter[]): string {
  return parameters
    .flatMap(serializeQuery)
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

import { isObject } from '#core/json/json';
import type { Pair, SnippetParameter } from './http-request';
import { memberTexts, parameterText } from './parameter-text';
import { serializeQuery } from './serialize-query';

/**
 * A header parameter as name and text (style `simple`, the only one for headers).
 * @see https://spec.openapis.org/oas/v3.1.0#style-examples
 */
export function serializeHeader({ name, value, explode }: SnippetParameter): Pair {
  if (Array.isArray(value)) return { name, value: value.map(parameterText).join(',') };
  if (!isObject(value)) return { name, value: parameterText(value) };
  const members = memberTexts(value);
  return { name, value: (explode ? members.map((member) => member.join('=')) : members.flat()).join(',') };
}

/** All cookie parameters as the text of one Cookie header; empty without any. */
export function serializeCookies(parameters: SnippetParameter[]): string {
  return parameters
    .flatMap(serializeQuery)
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

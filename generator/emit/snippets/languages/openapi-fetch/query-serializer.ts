import { isObject } from '#core/json/json';
import type { HttpRequest } from '../../http-request';
import type { StyledParameter } from '#core/http/request-parts';
import { javascriptText } from '../javascript-text';

/**
 * Returns the option that makes openapi-fetch serialize the query as described; undefined if its default (exploded `form` for
 * arrays, `deepObject` for objects) does the same. Its settings apply to a whole request, so a query that mixes styles is
 * written out as a string.
 */
export function querySerializerOption({ parameters, query }: HttpRequest): string | undefined {
  const composed = parameters.filter((one) => one.in === 'query' && typeof one.value === 'object');
  const arrays = settingsOf(composed.filter(({ value }) => Array.isArray(value)));
  const objects = settingsOf(composed.filter(({ value }) => !Array.isArray(value)));
  const hasOddName = query.some(
    ({ name }) => encodeURIComponent(name).replace(/%5B|%5D/g, '') !== name.replace(/[[\]]/g, ''),
  );
  if (hasOddName || arrays.size > 1 || objects.size > 1 || composed.some(isNested)) {
    const text = query
      .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&');
    return `querySerializer: () => ${javascriptText(text)}`;
  }
  const options = [
    ...[...arrays].filter((setting) => setting !== OWN_ARRAYS).map((setting) => `array: ${setting}`),
    ...[...objects].filter((setting) => setting !== OWN_OBJECTS).map((setting) => `object: ${setting}`),
  ];
  return options.length > 0 ? `querySerializer: { ${options.join(', ')} }` : undefined;
}

const OWN_ARRAYS = "{ style: 'form', explode: true }";
const OWN_OBJECTS = "{ style: 'deepObject', explode: true }";

function settingsOf(parameters: StyledParameter[]): Set<string> {
  return new Set(
    parameters.map(
      ({ style, explode }) => `{ style: '${style}', explode: ${explode || style === 'deepObject'} }`,
    ),
  );
}

function isNested({ value }: StyledParameter): boolean {
  const members = isObject(value) || Array.isArray(value) ? Object.values(value) : [];
  return members.some((member) => typeof member === 'object' && member !== null);
}

import { encodeData } from '#core/http/wire/percent-encoding';
import type { StyleSerialization } from '#core/http/wire/serialization';
import { joinQuery, type WireParameter } from '#core/http/wire/write-parameters';
import { isObject } from '#core/json/json';
import type { HttpRequest } from '../../http-request';
import { javascriptText } from '../javascript-text';

/**
 * Returns the option that makes openapi-fetch serialize the query as described; undefined if its default (exploded `form` for
 * arrays, `deepObject` for objects) does the same. Its settings apply to a whole request, so a query that mixes styles is
 * written out as a string, and so is one that it cannot write.
 */
export function querySerializerOption({ parameters, query }: HttpRequest): string | undefined {
  const given = parameters.filter((one) => one.in === 'query');
  const composed = given.filter(
    ({ value, serialization }) => serialization.kind === 'style' && typeof value === 'object',
  );
  const arrays = settingsOf(composed.filter(({ value }) => Array.isArray(value)));
  const objects = settingsOf(composed.filter(({ value }) => !Array.isArray(value)));
  const hasOddName = query.some(
    ({ name }) => encodeData(name).replace(/%5B|%5D/g, '') !== name.replace(/[[\]]/g, ''),
  );
  if (hasOddName || arrays.size > 1 || objects.size > 1 || !given.every(canWrite))
    return `querySerializer: () => ${javascriptText(joinQuery(query))}`;
  const options = [
    ...[...arrays].filter((setting) => setting !== OWN_ARRAYS).map((setting) => `array: ${setting}`),
    ...[...objects].filter((setting) => setting !== OWN_OBJECTS).map((setting) => `object: ${setting}`),
  ];
  return options.length > 0 ? `querySerializer: { ${options.join(', ')} }` : undefined;
}

const OWN_ARRAYS = "{ style: 'form', explode: true }";
const OWN_OBJECTS = "{ style: 'deepObject', explode: true }";

function settingsOf(parameters: readonly WireParameter[]): Set<string> {
  return new Set(
    parameters.map(({ serialization }) => {
      const { style, explode } = serialization as StyleSerialization;
      return `{ style: '${style}', explode: ${explode || style === 'deepObject'} }`;
    }),
  );
}

/** Whether openapi-fetch writes a value as its style says: not if it has nothing to write, null or other objects in it. */
function canWrite({ value, serialization }: WireParameter): boolean {
  // A document is a string for openapi-fetch.
  if (serialization.kind === 'content') return !serialization.isWhole;
  if (serialization.allowReserved) return false;
  if (typeof value !== 'object' || value === null) return true;
  const members = Object.values(value);
  if (members.length === 0 || members.some((member) => typeof member === 'object')) return false;
  if (isObject(value)) return serialization.explode || serialization.style === 'deepObject';
  return serialization.style !== 'tabDelimited' && (serialization.style === 'form' || !serialization.explode);
}

import { FORMATS } from '#core/schema/formats';
import { textsOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';
import { suggestTypo } from '../../../problems/suggest-typo';

/**
 * The formats of JSON Schema and of the OpenAPI registry, and those that this generator checks.
 * @see https://spec.openapis.org/registry/format/
 */
const TEXTS = [
  ...['base64url', 'binary', 'byte', 'char', 'commonmark', 'date', 'date-time', 'date-time-local'],
  ...['decimal128', 'duration', 'email', 'hostname', 'html', 'http-date', 'idn-email', 'idn-hostname'],
  ...['ipv4', 'ipv6', 'iri', 'iri-reference', 'json-pointer', 'media-range', 'password', 'regex'],
  ...['relative-json-pointer', 'sf-binary', 'sf-string', 'sf-token', 'time', 'time-local', 'uri'],
  ...['uri-reference', 'uri-template', 'uuid'],
];
const NUMBERS = [
  ...['double', 'double-int', 'float', 'int8', 'int16', 'int32', 'uint8', 'uint16', 'uint32'],
  ...['sf-decimal', 'sf-integer', 'unixtime'],
];
const KNOWN = new Set([
  ...TEXTS,
  ...NUMBERS,
  'decimal',
  'int64',
  'uint64',
  'sf-boolean',
  ...Object.keys(FORMATS),
]);

/** Reports formats that look like a typo, and string formats on numbers; any other format counts as custom. */
export const KnownFormats: Rule = () => ({
  Schema(schema, context) {
    const { format, type } = membersOf(schema);
    if (typeof format !== 'string') return;
    const location = context.location.child(['format']);
    const remedy = KNOWN.has(format) ? undefined : suggestTypo(format, KNOWN);
    if (remedy !== undefined)
      context.report({
        message: `There is no format \`${format}\`, so nothing is checked.\n${remedy}`,
        location,
      });
    const types = textsOf([type ?? []].flat()).filter((one) => one !== 'null');
    const other = otherTypes(format);
    if (types.length > 0 && types.every((one) => other.includes(one)))
      context.report({
        message: `The format \`${format}\` does not apply to the type \`${types.join(' or ')}\`.\nChange the \`type\`, or remove the format.`,
        location,
      });
  },
});

/** Returns the types that a format does not apply to. */
function otherTypes(format: string): string[] {
  if (TEXTS.includes(format)) return ['integer', 'number', 'boolean'];
  return NUMBERS.includes(format) ? ['string', 'boolean'] : [];
}

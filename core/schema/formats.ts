import type { Format } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats';

type Check = (text: string) => boolean;

// The package's types do not say which kind of check a name has.
const full = fullFormats as unknown as {
  date: { validate: Check };
  time: { validate: Check };
  'date-time': { validate: Check };
  uri: Check;
  'uri-reference': RegExp;
};

const OFFSET = /(?:z|[+-]\d\d:\d\d)$/i;

/**
 * Every checked format by name; any other is an annotation for people. Based on the full set of ajv-formats, because its
 * fast set accepts 30 February and `https://{id}`. Overrides formats where the full set is laxer than their standard.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3
 * @see https://spec.openapis.org/registry/format/
 */
export const FORMATS: Record<string, Format> = {
  ...fullFormats,
  // RFC 3339 requires a `T` between date and time, and minutes in every offset.
  time: (text: string) => OFFSET.test(text) && full.time.validate(text),
  'date-time': (text: string) =>
    /^.{10}t/i.test(text) && OFFSET.test(text) && full['date-time'].validate(text),
  // RFC 3986 does not allow quotation marks.
  uri: (text: string) => !text.includes('"') && full.uri(text),
  'uri-reference': (text: string) => !text.includes('"') && full['uri-reference'].test(text),
  // RFC 4122: with `urn:uuid:` it is a URI.
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  // RFC 4648 does not allow line breaks. A pattern of groups of four overflows the stack on a large file.
  byte: (text: string) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text),
  // Our own format: two comma-separated dates, each written with `-` or `/`.
  'date-range': (text: string) => text.replaceAll('/', '-').split(',').every(full.date.validate),
  // JavaScript reads the largest one from JSON as 2 ** 63.
  int64: {
    type: 'number',
    validate: (value: number) => Number.isInteger(value) && Math.abs(value) <= 2 ** 63,
  },
};

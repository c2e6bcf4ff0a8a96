import type { LimitKeyword, Schema } from '../api-model';
import type { SampleContext } from './sample-context';
import { sampleSchema } from './sample-schema';

/** A value for each format with a specific syntax. @see https://spec.openapis.org/registry/format/ */
const FORMATS = new Map<string, string>(
  Object.entries({
    date: '2024-11-15',
    'date-time': '2024-11-15T12:00:00Z',
    time: '12:00:00Z',
    duration: 'P1D',
    email: 'user@example.com',
    'idn-email': 'user@example.com',
    hostname: 'example.com',
    'idn-hostname': 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uri: 'https://example.com/',
    url: 'https://example.com/',
    iri: 'https://example.com/',
    'uri-reference': '/path',
    'uri-template': '/path/{id}',
    uuid: '123e4567-e89b-12d3-a456-426614174000',
    byte: 'dGV4dA==',
    base64: 'dGV4dA==',
    binary: '<binary>',
    password: 'secret',
    'json-pointer': '/path',
    regex: '^.*$',
  }),
);

/** Returns the JSON that a string holds, or a string in the syntax of its format, within its length limits. */
export function sampleString(schema: Schema, context: SampleContext): string {
  const content = schema.contentSchema && sampleSchema(schema.contentSchema, context);
  if (content !== undefined) return JSON.stringify(content);
  const text = FORMATS.get(schema.format ?? '') ?? 'string';
  const least = lengthLimit(schema, 'minLength') ?? 0;
  const most = lengthLimit(schema, 'maxLength') ?? Infinity;
  // A guess cannot match a pattern, but it can have the right length.
  return text.padEnd(Math.min(least, 1000), 'x').slice(0, Math.min(most, 1000));
}

function lengthLimit(schema: Schema, keyword: LimitKeyword): number | undefined {
  const value = schema.limits.find((limit) => limit.keyword === keyword)?.value;
  return typeof value === 'number' ? value : undefined;
}

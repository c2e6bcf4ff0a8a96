import { isDeepStrictEqual } from 'node:util';
import type { Expected, ExpectedBody, ExpectedPart } from '../vectors';
import { canonical, canonicalHeader, canonicalPairs, canonicalType } from './canonical';
import { readParts, type SentPart } from './read-parts';
import { readXml } from './read-xml';

/** A request as a server received it. */
export interface SentRequest {
  /** Path and query, as sent. */
  target: string;
  /** By name in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface Settings {
  /** Other values of the expected headers that say the same. */
  accept?: readonly string[];
  /** The content of the file that a snippet reads. */
  file: string;
}

/**
 * Returns every way in which a request is not the expected one. It decodes by the specifications alone and imports nothing of what
 * it judges, so a mistake there cannot be one here, too.
 */
export function judgeRequest(sent: SentRequest, expected: Expected, settings: Settings): string[] {
  const [path = '', ...query] = sent.target.split('?');
  return [
    ...(expected.path === undefined
      ? []
      : difference('path', canonical(path, false), canonical(expected.path, false))),
    ...(expected.query === undefined
      ? []
      : difference('query', canonicalPairs(query.join('?')), canonicalPairs(expected.query))),
    ...Object.entries(expected.headers ?? {}).flatMap(([name, value]) =>
      judgeHeader(name, sent.headers[name], value, settings.accept),
    ),
    ...judgeBody(sent, expected.body, settings.file),
  ];
}

function judgeHeader(
  name: string,
  sent: string | string[] | undefined,
  expected: string | null,
  accept: readonly string[] = [],
): string[] {
  if (expected === null || sent === undefined) return difference(name, sent ?? null, expected);
  const write = name === 'content-type' ? canonicalType : canonicalHeader;
  const got = write(String(sent));
  return accept.some((other) => write(other) === got) ? [] : difference(name, got, write(expected));
}

function judgeBody(
  { body, headers }: SentRequest,
  expected: ExpectedBody | undefined,
  file: string,
): string[] {
  if (expected === undefined) return difference('body', body, '');
  return attempt(() => {
    if ('form' in expected) return difference('form', canonicalPairs(body), canonicalPairs(expected.form));
    if ('text' in expected) return difference('text', body, expected.text);
    if ('json' in expected) return difference('json', JSON.parse(body), expected.json);
    if ('xml' in expected) return difference('xml', readXml(body), readXml(expected.xml));
    if ('file' in expected) return difference('file', body, file);
    return judgeParts(readParts(body, String(headers['content-type'])), expected.parts, file);
  });
}

function judgeParts(sent: SentPart[], expected: ExpectedPart[], file: string): string[] {
  const names = (parts: { name: string | null }[]) => parts.map(({ name }) => name);
  const order = difference('names of parts', names(sent), names(expected));
  return order.length > 0 ? order : sent.flatMap((part, index) => judgePart(part, expected[index]!, file));
}

function judgePart(sent: SentPart, expected: ExpectedPart, file: string): string[] {
  const label = expected.name ?? 'a part';
  // RFC 7578 and RFC 2046: without a type, it is text/plain.
  const type = sent.headers['content-type'] ?? 'text/plain';
  return [
    ...difference(`type of ${label}`, canonicalType(type), canonicalType(expected.contentType)),
    ...Object.entries(expected.headers ?? {}).flatMap(([name, value]) =>
      judgeHeader(name, sent.headers[name], value),
    ),
    ...('file' in expected && sent.name !== null && !sent.hasFileName ? [`${label} has no file name`] : []),
    ...attempt(() => {
      if (expected.text !== undefined) return difference(label, sent.body, expected.text);
      if (expected.file) return difference(label, sent.body, file);
      if (expected.parts) return judgeParts(readParts(sent.body, type), expected.parts, file);
      return difference(label, JSON.parse(sent.body), expected.json);
    }),
  ];
}

/** Returns what the work returns, or why it could not decode what it was given. */
function attempt(work: () => string[]): string[] {
  try {
    return work();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function difference(what: string, got: unknown, want: unknown): string[] {
  if (isDeepStrictEqual(got, want)) return [];
  return [`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`];
}

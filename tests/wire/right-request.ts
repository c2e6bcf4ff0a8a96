import type { SentRequest } from './judge/judge-request';
import type { ExpectedBody, ExpectedPart, Vector } from './vectors';

/** The content of every file. */
export const FILE = 'bytes of a file';

/** The request that a vector expects, written as plainly as possible. */
export function rightRequest({ expect: expected }: Vector): SentRequest {
  const { path = '/v', query = '', headers = {}, body } = expected;
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  const { text, contentType } = bodyOf(body);
  const type =
    contentType === undefined ? {} : { 'content-type': `${headers['content-type']}${contentType}` };
  return {
    target: query === '' ? path : `${path}?${query}`,
    headers: { ...Object.fromEntries(sent), ...type },
    body: text,
  };
}

function bodyOf(body: ExpectedBody | undefined): { text: string; contentType?: string } {
  if (body === undefined) return { text: '' };
  if ('form' in body) return { text: body.form };
  if ('text' in body) return { text: body.text };
  if ('json' in body) return { text: JSON.stringify(body.json) };
  if ('xml' in body) return { text: body.xml };
  if ('file' in body) return { text: FILE };
  return { text: writeParts(body.parts, 'outer'), contentType: '; boundary=outer' };
}

function writeParts(parts: ExpectedPart[], boundary: string): string {
  return `${parts.map((part) => `--${boundary}\r\n${writePart(part)}\r\n`).join('')}--${boundary}--\r\n`;
}

function writePart({ name, contentType, headers = {}, text, json, file, parts }: ExpectedPart): string {
  const fileName = file ? '; filename="f"' : '';
  const disposition =
    name === null
      ? ''
      : `Content-Disposition: form-data; name="${name.replaceAll('"', '%22')}"${fileName}\r\n`;
  const others = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`);
  const boundary = parts ? '; boundary=inner' : '';
  const content = parts ? writeParts(parts, 'inner') : (text ?? (file ? FILE : JSON.stringify(json)));
  return `${disposition}Content-Type: ${contentType}${boundary}\r\n${others.join('')}\r\n${content}`;
}

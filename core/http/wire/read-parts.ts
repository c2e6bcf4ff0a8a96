import type { SentField } from './read-form';
import { isMultipart } from './body-format';

const BREAK = '\r\n';

/**
 * Splits a multipart body into its parts, by their order.
 * @throws SyntaxError if its type has no boundary, or it has no end.
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1
 */
export function readParts(body: string, contentType: string): SentField[] {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new SyntaxError(`${contentType} names no boundary.`);
  // The text before the first delimiter is for readers without multipart.
  const [, ...parts] = `${BREAK}${body}`.split(`${BREAK}--${boundary}`);
  if (!parts.pop()?.startsWith('--')) throw new SyntaxError('The last part has no end.');
  return parts.map(readPart);
}

function readPart(sent: string): SentField {
  const [, ...lines] = sent.split(BREAK);
  const blank = lines.indexOf('');
  const headers = new Map(
    lines.slice(0, blank).map((line) => {
      const [name = ''] = line.split(':', 1);
      return [name.toLowerCase(), line.slice(name.length + 1).trim()];
    }),
  );
  const mediaType = headers.get('content-type');
  const text = lines.slice(blank + 1).join(BREAK);
  return {
    name: nameOf(headers.get('content-disposition') ?? ''),
    text,
    ...(mediaType !== undefined && { mediaType }),
    ...(mediaType !== undefined && isMultipart(mediaType) && { parts: readParts(text, mediaType) }),
  };
}

/** Reads a name in either spelling of a quote: `a%22b` as HTML has it, `a\"b` as mail has it. */
function nameOf(disposition: string): string {
  const [, quoted, plain] = /;\s*name=(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))/i.exec(disposition) ?? [];
  if (quoted === undefined) return plain ?? '';
  return quoted
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll('%22', '"')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n');
}

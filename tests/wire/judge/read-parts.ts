/** A part of a multipart body, as it was sent. */
export interface SentPart {
  /** By name in lower case. */
  headers: Record<string, string>;
  /** From `Content-Disposition`; `null` without one. */
  name: string | null;
  hasFileName: boolean;
  body: string;
}

/**
 * Splits a multipart body (RFC 2046, RFC 7578).
 * @throws if the type has no boundary, or the body no end.
 */
export function readParts(body: string, contentType: string): SentPart[] {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType)?.slice(1).find(Boolean);
  if (boundary === undefined) throw new Error(`${contentType} has no boundary`);
  const [before, ...rest] = `\r\n${body}`.split(`\r\n--${boundary}`);
  if (before?.trim() !== '') throw new Error(`text before the first part: ${before}`);
  const end = rest.pop();
  if (!end?.startsWith('--')) throw new Error('the last part has no end');
  return rest.map(readPart);
}

function readPart(text: string): SentPart {
  const start = text.replace(/^[ \t]*\r\n/, '');
  const cut = start.startsWith('\r\n') ? 0 : start.indexOf('\r\n\r\n') + 2;
  if (cut === 1) throw new Error(`a part without a blank line: ${text}`);
  const headers = Object.fromEntries(
    start
      .slice(0, cut)
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const disposition = headers['content-disposition'] ?? '';
  return {
    headers,
    name: readParameter(disposition, 'name') ?? null,
    hasFileName: readParameter(disposition, 'filename') !== undefined,
    body: start.slice(cut + 2),
  };
}

/** Reads a parameter in either spelling of a quote: `a%22b` (HTML) and `a\"b` (RFC 822). */
function readParameter(header: string, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;]+))`, 'i').exec(header) ?? [];
  return quoted === undefined ? plain : quoted.replaceAll(/\\(.)/g, '$1').replaceAll('%22', '"');
}

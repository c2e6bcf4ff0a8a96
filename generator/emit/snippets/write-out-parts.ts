import type { WirePart } from '#core/http/wire/write-parts';
import type { HttpRequest } from './http-request';
import type { RequestContent } from './request-content';

/** A piece of a body that is written by hand: a string, or the content of the file that snippets read. */
export type Piece = { kind: 'text'; text: string } | { kind: 'file' };

type Multipart = Extract<RequestContent, { kind: 'multipart' }>;

/** Whether a client for HTML forms can send a body: parts with names in `multipart/form-data`, with no headers but their type. */
export function isHtmlForm({ mediaType, parts }: Multipart): boolean {
  return (
    /^multipart\/form-data\s*$/i.test(mediaType) &&
    parts.every(
      ({ name, headers, content }) => name !== undefined && headers.length === 0 && content.kind !== 'parts',
    )
  );
}

/** Whether a FormData object can be sent instead of a body: it writes each line feed of a string as a line break of mail. */
export function isFormData(body: Multipart): boolean {
  const hasLines = ({ content }: WirePart) => content.kind === 'text' && /\n|\r/.test(content.text);
  return isHtmlForm(body) && !body.parts.some(hasLines);
}

/** Whether a part is text with a type, which few clients can set. */
export function isTypedText({ mediaType, content }: WirePart): boolean {
  return mediaType !== undefined && content.kind === 'text';
}

/**
 * Returns a request whose multipart body is written out, delimiters and headers, unless the client of a language can send its parts. Its
 * `Content-Type` names the boundary then.
 */
export function writeOutParts(request: HttpRequest, canSend: (body: Multipart) => boolean): HttpRequest {
  const { body, headers } = request;
  if (body?.kind !== 'multipart' || canSend(body)) return request;
  const boundary = freeBoundary(body.parts, 'boundary');
  const mediaType = `${body.mediaType}; boundary=${boundary}`;
  const pieces = joinPieces(piecesOf(body.parts, boundary));
  const [only, ...others] = pieces;
  return {
    ...request,
    headers: headers.map((header) =>
      header.name === 'Content-Type' ? { name: header.name, value: mediaType } : header,
    ),
    body:
      others.length === 0 && only?.kind === 'text'
        ? { mediaType, kind: 'text', text: only.text }
        : { mediaType, kind: 'pieces', pieces },
  };
}

const END = '\r\n';

function piecesOf(parts: readonly WirePart[], boundary: string): Piece[] {
  return [
    ...parts.flatMap((part) => [text(`--${boundary}${END}`), ...piecesOfPart(part, boundary), text(END)]),
    text(`--${boundary}--${END}`),
  ];
}

function piecesOfPart(part: WirePart, outer: string): Piece[] {
  const { mediaType, content, headers } = part;
  const inner = content.kind === 'parts' ? freeBoundary(content.parts, `inner-${outer}`) : undefined;
  const type = inner === undefined ? mediaType : `${mediaType}; boundary=${inner}`;
  const lines = [
    ...(part.name === undefined ? [] : [`Content-Disposition: ${dispositionOf(part)}`]),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...headers.map(({ name, value }) => `${name}: ${value}`),
  ];
  const head = text([...lines, '', ''].join(END));
  switch (content.kind) {
    case 'text':
      return [head, text(content.text)];
    case 'file':
      return [head, { kind: 'file' }];
    case 'parts':
      return [head, ...piecesOf(content.parts, inner!)];
  }
}

/** Returns the value of the header that names a part. @see https://html.spec.whatwg.org/#multipart-form-data */
export function dispositionOf({ name = '', content }: WirePart): string {
  const escaped = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `form-data; name="${escaped}"${content.kind === 'file' ? '; filename="file.bin"' : ''}`;
}

/** Returns a boundary that no part contains. */
function freeBoundary(parts: readonly WirePart[], start: string): string {
  const all = JSON.stringify(parts);
  let boundary = start;
  for (let count = 2; all.includes(boundary); count += 1) boundary = `${start}-${count}`;
  return boundary;
}

function text(content: string): Piece {
  return { kind: 'text', text: content };
}

/** Joins strings that follow each other. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.kind === 'text' && piece.kind === 'text')
      joined[joined.length - 1] = text(last.text + piece.text);
    else joined.push(piece);
  }
  return joined;
}

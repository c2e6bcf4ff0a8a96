import type { WirePart } from './write-parts';

/** A piece of a body: text that is written by hand, or the content of a file, which snippets read. */
export type Piece = { kind: 'text' | 'file'; text: string };

/** Writes the parts of a multipart body, delimiters and headers, with a boundary that none of them contains. */
export function writeMultipart(parts: readonly WirePart[]): { boundary: string; pieces: Piece[] } {
  const boundary = freeBoundary(parts, 'boundary');
  return { boundary, pieces: joinPieces(piecesOf(parts, boundary)) };
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
      return [head, { kind: 'file', text: content.text }];
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

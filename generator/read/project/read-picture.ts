import { readFileSync, statSync } from 'node:fs';

/** The signature of PNG, and its first chunk, which has the size. @see https://www.w3.org/TR/png-3/#11IHDR */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [WIDTH_AT, HEIGHT_AT, HEADER_BYTES] = [16, 20, 24];

/** Returns the SVG in a file, or a PNG inside an SVG of its size, so that everything that shows a logo needs one format; undefined for any other file. */
export function readPicture(file: string): string | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const bytes = readFileSync(file);
  if (file.endsWith('.png')) return wrapPng(bytes);
  const text = bytes.toString('utf8');
  return text.includes('<svg') ? text : undefined;
}

function wrapPng(bytes: Buffer): string | undefined {
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)];
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>
  <image ${size} href="data:image/png;base64,${bytes.toString('base64')}"/>
</svg>
`;
}

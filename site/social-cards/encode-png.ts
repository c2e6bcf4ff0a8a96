import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const MOST_COLORS = 256;

/** 8 bits for each pixel, which is an index of the palette; the usual compression and filters, and no interlacing. */
const FORMAT = [8, 3, 0, 0, 0];

/** The soft edges of letters have hundreds of shades; it is enough to keep the first five bits of each channel. */
const SHADE = 0xfff8f8f8;

/**
 * Encodes a flat picture as a PNG with a palette of 256 colors. It has a third of the size of one with four bytes for each pixel,
 * which is all that the canvas writes.
 * @param pixels red, green, blue and alpha of each pixel, row by row; alpha is ignored.
 * @param exact the colors of areas, as `#rrggbb`: they stay as they are, and others become shades.
 */
export async function encodePng(
  pixels: Uint8Array,
  { width, height, exact }: { width: number; height: number; exact: readonly string[] },
): Promise<Buffer> {
  const palette = exact.map(toPixel);
  const rows = indexColors(pixels, width, palette);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([...size, ...FORMAT])),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', await promisify(deflate)(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns an index of the palette for each pixel, and adds colors to it. A row begins with the number of its filter: 0. */
function indexColors(pixels: Uint8Array, width: number, palette: number[]): Buffer {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const height = colors.length / width;
  const indexes = new Map(palette.map((color, index) => [color, index]));
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let index = 0;
  for (let row = 0; row < height; row++) {
    const start = row * (width + 1) + 1;
    for (let column = 0; column < width; column++) {
      const color = colors[row * width + column] ?? 0;
      if (color !== last) index = indexOf(color, indexes, palette);
      last = color;
      rows[start + column] = index;
    }
  }
  return rows;
}

function indexOf(color: number, indexes: Map<number, number>, palette: number[]): number {
  const index = indexes.get(color) ?? indexOfShade((color & SHADE) >>> 0, indexes, palette);
  indexes.set(color, index);
  return index;
}

function indexOfShade(shade: number, indexes: Map<number, number>, palette: number[]): number {
  const known = indexes.get(shade);
  if (known !== undefined) return known;
  const index = palette.length < MOST_COLORS ? palette.push(shade) - 1 : nearest(shade, palette);
  indexes.set(shade, index);
  return index;
}

function nearest(color: number, palette: readonly number[]): number {
  const distances = palette.map((other) => distanceBetween(color, other));
  return distances.indexOf(Math.min(...distances));
}

function distanceBetween(one: number, other: number): number {
  const channels = channelsOf(other);
  return channelsOf(one).reduce((sum, value, index) => sum + Math.abs(value - (channels[index] ?? 0)), 0);
}

/** Red, green and blue of a pixel as it is in memory. */
function channelsOf(color: number): number[] {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255];
}

/** A color as a pixel is in memory: alpha, blue, green and red. */
function toPixel(color: string): number {
  return Buffer.from(`${color.slice(1)}ff`, 'hex').readUInt32LE();
}

/** A part of the file: its length, name and content, and a checksum of the last two. */
function chunk(name: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const part = Buffer.alloc(checked.length + 8);
  part.writeUInt32BE(content.length, 0);
  checked.copy(part, 4);
  part.writeUInt32BE(crc32(checked), checked.length + 4);
  return part;
}

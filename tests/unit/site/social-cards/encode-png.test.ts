import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { encodePng } from '../../../../site/social-cards/encode-png';

test('a decoder reads back exact colors, and the nearest of others when there are too many', async () => {
  const [width, height] = [40, 40];
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, byte) =>
    byte % 4 === 3 ? 255 : ((byte >> 2) * (1 + (byte % 4) * 7)) % 256,
  );
  pixels.set([0xa8, 0x50, 0x0f, 255]);
  const png = await encodePng(pixels, { width, height, exact: ['#a8500f'] });
  const decoded = await decode(png);
  expect([...decoded.subarray(0, 4)]).toEqual([0xa8, 0x50, 0x0f, 255]);
  const distances = pixels.map((value, byte) => Math.abs(value - (decoded[byte] ?? 0)));
  expect(Math.max(...distances)).toBeLessThan(64);
  expect(new Set(new Uint32Array(decoded.buffer)).size).toBeGreaterThan(200);
});

async function decode(png: Buffer): Promise<Uint8Array> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return Uint8Array.from(context.getImageData(0, 0, image.width, image.height).data);
}

import { expect, test } from 'vitest';
import { readBody } from '#core/http/wire/read-body';
import type { ValueShape } from '#core/http/wire/value-shape';
import { writeBody } from '#core/http/wire/write-body';

const shape: ValueShape = {
  types: ['object'],
  properties: {
    tags: { types: ['array'], items: { types: ['string'] } },
    at: { types: ['object'], properties: { x: { types: ['integer'] } } },
    n: { types: ['integer'] },
    file: { types: ['string'] },
  },
};
const value = { tags: ['a&b', 'ü'], at: { x: 1 }, n: 2, file: 'bytes' };

test.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/*'])(
  'a body of %s is read back as the value that it was written from',
  (mediaType) => {
    const fields = [{ property: 'file', isFile: true as const }];
    const body = writeBody(value, { mediaType, fields })!;
    expect(readBody(body.text, body.contentType, { shape, fields })).toEqual(value);
  },
);

test('writes a form and parts as the description says', () => {
  const fields = [
    {
      property: 'tags',
      style: { kind: 'style', style: 'form', explode: false, allowReserved: false } as const,
    },
  ];
  expect(writeBody(value, { mediaType: 'application/x-www-form-urlencoded', fields })).toEqual({
    contentType: 'application/x-www-form-urlencoded',
    text: 'tags=a%26b,%C3%BC&at=%7B%22x%22%3A1%7D&n=2&file=bytes',
  });
  expect(writeBody({ a: 'x' }, { mediaType: 'multipart/form-data' })).toEqual({
    contentType: 'multipart/form-data; boundary=boundary',
    text: '--boundary\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--boundary--\r\n',
  });
});

test('has no form for an object in XML or in a file', () => {
  expect(writeBody({ a: 1 }, { mediaType: 'application/xml' })).toBeUndefined();
  expect(writeBody({ a: 1 }, { mediaType: 'image/png' })).toBeUndefined();
  expect(writeBody('bytes', { mediaType: 'image/*' })).toEqual({ contentType: 'image/png', text: 'bytes' });
});

test('refuses parts without a boundary or an end', () => {
  expect(() => readBody('', 'multipart/form-data', { shape })).toThrow('names no boundary');
  expect(() => readBody('--b\r\n\r\nx', 'multipart/mixed; boundary=b', { shape })).toThrow('no end');
});

import { expect, test } from 'vitest';
import { readBody } from '../../../../site/src/live/read-body';

const LIMIT = 5_000_000;

const streamOf = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Response(new ReadableStream<Uint8Array>({ pull }));

test('a body that never ends is read up to the limit', async () => {
  const { bytes, isCut } = await readBody(
    streamOf((controller) => controller.enqueue(new Uint8Array(300_000).fill(65))),
  );
  expect({ size: bytes.length, isCut }).toEqual({ size: LIMIT, isCut: true });
});

test('a body as large as the limit is complete', async () => {
  const { bytes, isCut } = await readBody(new Response('a'.repeat(LIMIT)));
  expect({ size: bytes.length, isCut }).toEqual({ size: LIMIT, isCut: false });
});

test('a body that breaks off is shown as far as it arrived, without half a character', async () => {
  const start = new TextEncoder().encode('caf\u00e9').slice(0, 4);
  let count = 0;
  const body = await readBody(
    streamOf((controller) => {
      count += 1;
      if (count === 1) controller.enqueue(start);
      else controller.error(new Error('broken'));
    }),
  );
  expect(body).toMatchObject({ text: 'caf', isCut: true });
});

test.each([
  { bytes: [0xff, 0xd8], type: 'image/jpeg', text: undefined },
  { bytes: [0x41, 0, 0x42], type: 'text/plain', text: undefined },
  { bytes: [0xe9], type: 'text/plain; charset=iso-8859-1', text: 'é' },
  { bytes: [0x41], type: 'text/plain; charset=nonsense', text: undefined },
  { bytes: [0x41], type: '', text: 'A' },
  { bytes: [], type: '', text: '' },
])('bytes $bytes as $type', async ({ bytes, type, text }) => {
  const read = await readBody(new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': type } }));
  expect(read.text).toBe(text);
});

test('the text of a stream is passed on with each part, also where a part ends within a letter', async () => {
  const bytes = new TextEncoder().encode('caf\u00e9!');
  const parts = [bytes.slice(0, 4), bytes.slice(4)];
  const texts: string[] = [];
  const stream = streamOf((controller) => {
    const part = parts.shift();
    if (part) controller.enqueue(part);
    else controller.close();
  });
  const { text } = await readBody(stream, (one) => texts.push(one));
  expect(texts).toEqual(['', 'caf', 'café!']);
  expect(text).toBe('café!');
});

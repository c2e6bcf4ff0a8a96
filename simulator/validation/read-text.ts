import { Refusal } from '../refusal';
import type { BodyLimits } from './body-shape';

const BYTES_PER_MEGABYTE = 1_000_000;

/** The body of a request and its length. */
interface BodyText {
  text: string;
  bytes: number;
}

/**
 * Reads the body of a request as UTF-8. Throws 413 when it is too long, after discarding the rest, because a client that is
 * still sending does not see a response.
 */
export async function readText(request: Request, limits: BodyLimits): Promise<BodyText> {
  const maxBytes = limits.maxMegabytes * BYTES_PER_MEGABYTE;
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.length;
    // surviving mutants (dropped-member, boolean): a body in memory comes in one piece
    text = bytes > maxBytes ? '' : text + decoder.decode(chunk, { stream: true });
  }
  if (bytes > maxBytes) throw refusal(limits.maxMegabytes);
  return { text: text + decoder.decode(), bytes };
}

/** Reads the bytes in chunks. Not every browser exposes the body of a request as a stream. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  // surviving mutants (guard, negation): Node has the stream, and both ways read the same
  if (!request.body) {
    // surviving mutants (dropped-statement): Node has the stream
    yield new Uint8Array(await request.arrayBuffer());
    return;
  }
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

function refusal(megabytes: number): Refusal {
  // equivalent mutants (text): a custom message replaces the example
  return new Refusal(413, 'default', {
    text: `The body is longer than ${megabytes} MB.`,
    rule: 'body-size',
  });
}

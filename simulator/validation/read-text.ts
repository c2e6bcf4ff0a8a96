import { type BodyText, readLimitedText } from '#core/http/read-limited-text';
import { Refusal } from '../refusal';
import type { BodyLimits } from './body-shape';

const BYTES_PER_MEGABYTE = 1_000_000;

/**
 * Reads the body of a request as UTF-8. Throws 413 when it is too long, after discarding the rest, because a client that is
 * still sending does not see a response.
 */
export async function readText(request: Request, limits: BodyLimits): Promise<BodyText> {
  const maxBytes = limits.maxMegabytes * BYTES_PER_MEGABYTE;
  const body = await readLimitedText(request, maxBytes);
  if (body.bytes > maxBytes) throw refusal(limits.maxMegabytes);
  return body;
}

function refusal(megabytes: number): Refusal {
  // equivalent mutants (text): a custom message replaces the example
  return new Refusal(413, 'default', {
    text: `The body is longer than ${megabytes} MB.`,
    rule: 'body-size',
  });
}

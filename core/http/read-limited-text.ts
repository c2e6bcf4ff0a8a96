/** The body of a request, and its length. */
export interface BodyText {
  /** Empty if the body is too long. */
  text: string;
  bytes: number;
}

/**
 * Reads the body of a request as UTF-8. A body longer than `maxBytes` is read to its end and not kept, because a client that is still
 * sending does not see a response.
 */
export async function readLimitedText(request: Request, maxBytes: number): Promise<BodyText> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.length;
    text = bytes > maxBytes ? '' : text + decoder.decode(chunk, { stream: true });
  }
  return { text: bytes > maxBytes ? '' : text + decoder.decode(), bytes };
}

/** Reads the bytes in chunks. Not every browser exposes the body of a request as a stream. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) {
    yield new Uint8Array(await request.arrayBuffer());
    return;
  }
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

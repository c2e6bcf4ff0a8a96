/** The most bytes of a response that are read. */
const MAX_BYTES = 5_000_000;

/** The body of a response. */
export interface ReadBody {
  bytes: Uint8Array<ArrayBuffer>;
  /** Undefined if the bytes are not text. */
  text?: string;
  /** Whether the server sent more, or was still sending, when reading ended. */
  isCut: boolean;
}

/**
 * Reads a body up to the limit, and as much of a broken one as arrived.
 * @param onText called with the text so far, first before there is any.
 */
export async function readBody(response: Response, onText?: (text: string) => void): Promise<ReadBody> {
  const contentType = response.headers.get('Content-Type') ?? '';
  const decoder = onText && decoderOf(contentType);
  let read = '';
  onText?.(read);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      chunks.push(part.value);
      size += part.value.length;
      if (onText && decoder) onText((read += decoder.decode(part.value, { stream: true })));
      if (size > MAX_BYTES) {
        isCut = true;
        // A body that never ends is not waited for.
        reader?.cancel().catch(() => undefined);
        break;
      }
    }
  } catch {
    isCut = true;
  }
  const bytes = joinChunks(chunks, Math.min(size, MAX_BYTES));
  return { bytes, text: decode(bytes, contentType, isCut), isCut };
}

function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, size - at), at);
    at += Math.min(chunk.length, size - at);
  }
  return bytes;
}

/** Returns the text of a body; undefined if it does not have the encoding that its type names, or has bytes that no text has. */
function decode(bytes: Uint8Array, contentType: string, isCut: boolean): string | undefined {
  try {
    // The last character of a cut body may be half of one.
    const text = decoderOf(contentType, { fatal: true })?.decode(bytes, { stream: isCut });
    return text?.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Returns the decoder of the encoding that a type names; undefined if the browser does not have it. */
function decoderOf(contentType: string, options?: TextDecoderOptions): TextDecoder | undefined {
  const [, charset = 'utf-8'] = /charset="?([^\s";]+)/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset, options);
  } catch {
    return undefined;
  }
}

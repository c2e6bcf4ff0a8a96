import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { placeAt } from '#core/text/place-at';

/** Thrown for a file that is not UTF-8, the only encoding that a description may have. */
export class EncodingError extends Error {
  constructor(
    readonly file: string,
    /** The position of the first invalid byte. */
    readonly line: number,
    readonly column: number,
    readonly byte: number,
  ) {
    super(`${file}:${line}:${column} is not UTF-8.`);
  }
}

/** Returns the encoding error that prevented reading a file, if there is one. */
export function encodingErrorOf(error: unknown): EncodingError | undefined {
  const cause = error instanceof Error && 'originalError' in error ? error.originalError : error;
  return cause instanceof EncodingError ? cause : undefined;
}

/** Throws `EncodingError` if a file is not UTF-8. Ignores a file that cannot be read: its reader reports that. */
export async function requireUtf8(file: string): Promise<void> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined || isUtf8(bytes)) return;
  const text = readable(bytes);
  const { line, column } = placeAt(text.length, text);
  const wrong = bytes[Buffer.byteLength(text)] ?? 0;
  throw new EncodingError(file, line, column, wrong);
}

/** Returns the characters before the first invalid byte. */
function readable(bytes: Buffer): string {
  let [least, most] = [0, bytes.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (decode(bytes.subarray(0, middle)) === undefined) most = middle - 1;
    else least = middle;
  }
  return decode(bytes.subarray(0, least)) ?? '';
}

/** Decodes the complete characters at the start of a file; undefined if a byte is invalid. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

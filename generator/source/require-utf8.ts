import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { placeAt } from '#core/text/place-at';

/** A file whose bytes are not UTF-8, which is all that YAML and JSON files of a description may be. */
export class EncodingError extends Error {
  constructor(
    readonly file: string,
    /** Where the first wrong byte stands. */
    readonly line: number,
    readonly column: number,
    readonly byte: number,
  ) {
    super(`${file}:${line}:${column} is not UTF-8.`);
  }
}

/** The reason why a file cannot be read, if it is that. */
export function encodingErrorOf(error: unknown): EncodingError | undefined {
  const cause = error instanceof Error && 'originalError' in error ? error.originalError : error;
  return cause instanceof EncodingError ? cause : undefined;
}

/** Throws `EncodingError` for a file that is not UTF-8. A file that cannot be read is left to its reader. */
export async function requireUtf8(file: string): Promise<void> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined || isUtf8(bytes)) return;
  const text = readable(bytes);
  const { line, column } = placeAt(text.length, text);
  const wrong = bytes[Buffer.byteLength(text)] ?? 0;
  throw new EncodingError(file, line, column, wrong);
}

/** What can be read before the first wrong byte. */
function readable(bytes: Buffer): string {
  let [least, most] = [0, bytes.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (decode(bytes.subarray(0, middle)) === undefined) most = middle - 1;
    else least = middle;
  }
  return decode(bytes.subarray(0, least)) ?? '';
}

/** The complete characters of a text that may go on; undefined when a byte is wrong. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

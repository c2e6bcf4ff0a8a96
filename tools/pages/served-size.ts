import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a file on its way to a reader, compressed as servers compress while they serve. */
export function servedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

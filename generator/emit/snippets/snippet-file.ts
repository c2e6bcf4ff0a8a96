import { createHash } from 'node:crypto';
import { slugOf } from '../../model/api/slug';

/** Most file systems allow file names of 255 bytes; this leaves room for an extension and a number. */
const MAX_BYTES = 200;

/**
 * Returns the name, without its extension, of the file with the snippets of a request: `createInvoice` for the first request,
 * `createInvoice.<example>` for the others. A name that is too long for a file system is cut and ends in its hash.
 */
export function snippetFileName(operationId: string, request?: string): string {
  return shorten(request === undefined ? operationId : `${shorten(operationId)}.${slugOf(request)}`);
}

/** Cuts a name that is too long. Operation ids are ASCII, see `deriveOperationId`, so a character is a byte. */
function shorten(name: string): string {
  if (name.length <= MAX_BYTES) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, MAX_BYTES - hash.length - 1)}-${hash}`;
}

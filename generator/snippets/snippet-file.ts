import { createHash } from 'node:crypto';
import { slugOf } from '../model/slug';

/** Names of files have at most 255 bytes on usual disks; an ending and a number must fit too. */
const MAX_BYTES = 200;

/**
 * The name, without its ending, of the file that holds the snippets of a request: `createInvoice` for the first one,
 * `createInvoice.<example>` for another. A name that would be too long for a disk ends in a hash of itself.
 */
export function snippetFileName(operationId: string, request?: string): string {
  return shorten(request === undefined ? operationId : `${shorten(operationId)}.${slugOf(request)}`);
}

/** Operation ids are ASCII, see `deriveOperationId`, so a character is a byte. */
function shorten(name: string): string {
  if (name.length <= MAX_BYTES) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, MAX_BYTES - hash.length - 1)}-${hash}`;
}

import { brotliCompressSync, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { isCompressible } from './content-type';

/** A little slower than gzip, and a tenth smaller; the highest quality would take seconds for each script. */
const QUALITY = 9;

/** Larger files, all of them downloads, are left to gzip, which does not hold up other responses as long. */
const MOST_BYTES = 2 ** 20;
const LEAST_BYTES = 2 ** 10;

/** Files that were compressed before, by their validator: it changes with their content. */
const known = new Map<string, Uint8Array<ArrayBuffer>>();

/** Compresses responses with Brotli for those who accept it. */
export const compressBrotli: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, body } = context.res;
  const isAccepted = accepts(context, { header: 'Accept-Encoding', supports: ['br'], default: '' }) === 'br';
  const size = Number(headers.get('Content-Length') ?? 0);
  const isFitting =
    size >= LEAST_BYTES && size <= MOST_BYTES && isCompressible(headers.get('Content-Type') ?? '');
  if (!isAccepted || !isFitting || !body || headers.has('Content-Encoding')) return;
  const etag = headers.get('ETag') ?? '';
  const bytes = known.get(etag) ?? compress(await context.res.arrayBuffer());
  if (etag !== '') known.set(etag, bytes);
  const compressed = new Headers(headers);
  compressed.set('Content-Encoding', 'br');
  compressed.set('Content-Length', String(bytes.length));
  compressed.append('Vary', 'Accept-Encoding');
  // The bytes are others than those of the validator.
  if (etag !== '') compressed.set('ETag', etag.replace(/^(?!W\/)/, 'W/'));
  const { status } = context.res;
  // Hono would keep the headers of a response that is replaced.
  context.res = undefined;
  context.res = new Response(bytes, { status, headers: compressed });
};

function compress(content: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return new Uint8Array(brotliCompressSync(content, { params }));
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf, parseRules } from '../header-rules';
import { HEADERS_FILE } from '../write-headers';
import { contentTypeOf } from './content-type';
import { pageOf } from './twins';

/** A built site, and where it is served. */
export interface BuiltSite {
  folder: string;
  /** The path below which it is served: `/`, `/docs/`. */
  base: string;
  /** The start of every page's absolute address where the site is published, without a slash at the end. */
  address: string;
}

interface Sent {
  /** Path of the file below the folder: `guides/index.md`. */
  file: string;
  /** The path that was requested, which the rules of `_headers` are about. */
  pathname: string;
  status: 200 | 404;
  /** Whether another file would have been sent for another `Accept`. */
  isNegotiated: boolean;
}

/** Returns a response with a file, and with the headers that the build has for the path. */
export function sendFile(
  { folder, address }: BuiltSite,
  { file, pathname, status, isNegotiated }: Sent,
): Response {
  const path = join(folder, file);
  const body = readFileSync(path);
  const headers = readHeaders(folder, pathname);
  // Rules for the type describe the requested file, not the page that is sent when it is missing.
  if (status === 404 || !headers.has('Content-Type')) headers.set('Content-Type', contentTypeOf(file));
  headers.set('Content-Length', String(body.length));
  headers.set('Last-Modified', statSync(path).mtime.toUTCString());
  if (isNegotiated) headers.set('Vary', 'Accept');
  const page = pageOf(folder, file);
  if (page !== undefined) headers.append('Link', `<${address}/${page}>; rel="canonical"`);
  return new Response(body, { status, headers });
}

/** Reads the rules each time, because another build has other inline scripts. */
function readHeaders(folder: string, pathname: string): Headers {
  const path = join(folder, HEADERS_FILE);
  return existsSync(path) ? headersOf(parseRules(readFileSync(path, 'utf8')), pathname) : new Headers();
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { isForHost } from '../write-headers';
import { compressBrotli } from './compress-brotli';
import { isCompressible } from './content-type';
import { findFile } from './find-file';
import { findMoved } from './find-moved';
import { prefersMarkdown } from './prefers-markdown';
import { sendFile, type BuiltSite } from './send-file';
import { twinOf } from './twins';

const METHODS = ['GET', 'HEAD'];

/** The page that is sent, with status 404, for an unknown address. */
const NOT_FOUND = '404.html';

/**
 * Serves a built site as a good host does: with the headers of its `_headers`, compressed, with validators, and with the Markdown
 * twin of a page for programs that prefer it. Reads each file when it is requested, so that the site can be rebuilt meanwhile.
 */
export function createSiteServer(site: BuiltSite): Hono {
  const server = new Hono();
  server.use(compress({ contentTypeFilter: isCompressible }));
  server.use(compressBrotli);
  server.use(etag());
  server.all('*', (context) =>
    METHODS.includes(context.req.method)
      ? respond(context, site)
      : context.text('Only GET and HEAD are supported.\n', 405, { Allow: METHODS.join(', ') }),
  );
  return server;
}

function respond(context: Context, site: BuiltSite): Response {
  const { folder, base } = site;
  const { pathname, search } = new URL(context.req.url);
  if (!pathname.startsWith(base)) return respondOutside(context, pathname, base);
  const moved = findMoved(folder, pathname);
  if (moved !== undefined) return context.redirect(withQuery(moved, search), 301);
  const { file, redirect } = findFile(folder, pathname.slice(base.length));
  if (redirect !== undefined) return context.redirect(base + redirect + search, 301);
  if (file === undefined || isForHost(file)) return respondNotFound(site, pathname);
  const twin = twinOf(folder, file);
  const isMarkdown = twin !== undefined && prefersMarkdown(context.req.header('Accept'));
  return sendFile(site, {
    file: isMarkdown ? twin : file,
    pathname,
    status: 200,
    isNegotiated: twin !== undefined,
  });
}

/** Adds the query of a request to the address that it is sent to, before the place on the page. */
function withQuery(address: string, search: string): string {
  const [page = '', id] = address.split('#');
  return `${page}${search}${id === undefined ? '' : `#${id}`}`;
}

function respondNotFound(site: BuiltSite, pathname: string): Response {
  if (!existsSync(join(site.folder, NOT_FOUND))) return notFound();
  return sendFile(site, { file: NOT_FOUND, pathname, status: 404, isNegotiated: false });
}

/** Leads from the root of the host to the site; nothing else outside the base belongs to it. */
function respondOutside(context: Context, pathname: string, base: string): Response {
  const isAbove = pathname === '/' || `${pathname}/` === base;
  return isAbove ? context.redirect(base) : notFound();
}

function notFound(): Response {
  return new Response('Not found.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
}

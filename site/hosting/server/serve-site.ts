import { createAdaptorServer } from '@hono/node-server';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { listen } from '#core/command-line/listen';
import { createSiteServer } from './create-site-server';
import type { BuiltSite } from './send-file';

/**
 * How long an idle connection stays open. Programs that read the whole site work for seconds between two requests, and a
 * connection that closes meanwhile looks like a dead link to them.
 */
const KEEP_ALIVE_MS = 65_000;

/** A server, and the port that it listens on. */
interface Listening {
  server: Server;
  port: number;
}

/** Where a server listens; port 0 is any free port. */
interface Address {
  port: number;
  host?: string;
}

/**
 * Serves a built site until the server is closed.
 * @throws UsageError when the address cannot be used
 */
export async function serveSite(site: BuiltSite, address: Address): Promise<Listening> {
  return serveResponses(createSiteServer(site).fetch, address);
}

/**
 * Serves what a function returns for each request until the server is closed.
 * @throws UsageError when the address cannot be used
 */
export async function serveResponses(
  fetch: (request: Request) => Response | Promise<Response>,
  address: Address,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.prependListener('request', dropHint);
  const { port } = await listen(server, address);
  return { server, port };
}

/**
 * Leaves out how long the connection stays open, for what only browsers load: they need no hint, and its two headers would be 48
 * bytes of each of the many responses of a visit.
 */
function dropHint({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if (url.includes('/assets/')) response.removeHeader('connection');
}

import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { listen } from '#core/command-line/listen';
import { createSiteServer } from './create-site-server';
import type { BuiltSite } from './send-file';

/**
 * How long an idle connection stays open. Programs that read the whole site work for seconds between two requests, and a
 * connection that closes meanwhile looks like a dead link to them.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * Serves a built site until the server is closed.
 * @param port 0 is any free port
 * @returns the server, and the port that it listens on
 * @throws UsageError when the address cannot be used
 */
export async function serveSite(
  site: BuiltSite,
  { port, host }: { port: number; host?: string },
): Promise<{ server: Server; port: number }> {
  const server = createAdaptorServer({ fetch: createSiteServer(site).fetch }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const address = await listen(server, { port, host });
  return { server, port: address.port };
}

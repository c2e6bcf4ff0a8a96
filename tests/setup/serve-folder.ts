import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

/** A folder that is served until it is closed. */
export interface ServedFolder {
  /** `http://localhost:40123`. */
  origin: string;
  close(): void;
}

/** Serves a built site on a free port, compressed as hosts do; `docusaurus serve` sends the bytes as they lie on the disk. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const root = path.relative(process.cwd(), folder);
  const { fetch } = new Hono().use(compress()).use(serveStatic({ root }));
  const server = serve({ fetch, port: 0 });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ServedFolder } from '../../setup/serve-folder';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder as most hosts do: each file compressed by gzip, fonts and images as they are. */
export async function serveCompressed(folder: string): Promise<ServedFolder> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(folder, pathname, pathname.endsWith('/') ? 'index.html' : '');
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file)];
    const content = readFileSync(file);
    if (type === undefined) return void response.end(content);
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(content));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

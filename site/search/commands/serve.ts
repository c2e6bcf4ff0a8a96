import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '#core/command-line/usage-error';
import { createServer } from '../../../search/create-server';
import { endWith } from '../../author-error';
import { project } from '../../config/project';
import { openEngine } from '../open-engine';
import { readServeOptions, SERVE_USAGE, type ServeOptions } from './command-line';

/**
 * Serves the search until a signal ends it; exit code 2 for wrong usage and for an address that is not there to listen on,
 * 1 for mistakes in the pages.
 */
function main(args: string[]): void {
  try {
    serve(readServeOptions(args));
  } catch (error) {
    if (!(error instanceof UsageError)) return endWith(error);
    fail(`${error.message}\n${SERVE_USAGE}`);
  }
}

function serve({ port, host, origin }: ServeOptions): void {
  const server = createAdaptorServer({
    fetch: createServer(openEngine(), origin + project.base.replace(/\/$/, '')).fetch,
  }) as Server;
  server.once('error', (error: NodeJS.ErrnoException) => {
    const mistake = explain(error.code, host, port);
    if (mistake === undefined) throw error;
    fail(mistake);
  });
  server.listen(port, host, () => {
    const address = server.address() as AddressInfo;
    process.stdout.write(`Search ready at http://${host}:${address.port}/1/indexes/*/queries\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
}

/** What to change so that the server can listen. */
function explain(code: string | undefined, host: string, port: number): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what uses it, or write another one after \`--port\`.`;
  if (code === 'EACCES') return `Port ${port} is not yours to use: write one above 1023 after \`--port\`.`;
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code ?? ''))
    return `${host} is no address of this machine: write 127.0.0.1, or 0.0.0.0 for all, after \`--host\`.`;
  return undefined;
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

main(process.argv.slice(2));

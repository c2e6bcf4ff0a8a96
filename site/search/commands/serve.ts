import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '#core/command-line/usage-error';
import { createServer } from '../../../search/create-server';
import { openEngine } from '../open-engine';
import { readServeOptions, SERVE_USAGE, type ServeOptions } from './command-line';

/** Serves the search until a signal ends it; exit code 2 for wrong usage and for a port that is taken. */
function main(args: string[]): void {
  try {
    serve(readServeOptions(args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    fail(`${error.message}\n${SERVE_USAGE}`);
  }
}

function serve({ port, host, origin }: ServeOptions): void {
  const server = createAdaptorServer({ fetch: createServer(openEngine(), origin).fetch }) as Server;
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`Port ${port} is taken: stop what uses it, or write another one after \`--port\`.`);
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

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

main(process.argv.slice(2));

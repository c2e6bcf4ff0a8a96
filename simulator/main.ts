import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '#core/command-line/usage-error';
import { USAGE, readServerOptions, type ServerOptions } from './command-line';
import { createSimulator } from './create-simulator';
import type { LogEntry } from './layers/record-request';

// Only this machine: the simulator has no secrets, and no protection either.
const HOST = '127.0.0.1';

/** Time that open requests have to end after a signal. */
const STOP_AFTER_MS = 2000;

/** Serves the simulator until a signal ends it; exit code 0 then, 2 for wrong usage and for a port that is taken. */
function main(args: string[]): void {
  try {
    start(readServerOptions(args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    fail(`${error.message}\n${USAGE}`);
  }
}

function start({ port, mode }: ServerOptions): void {
  const simulator = createSimulator({
    mode,
    onRequest: (entry) => process.stdout.write(`${formatEntry(entry)}\n`),
  });
  const server = createAdaptorServer({ fetch: simulator.fetch }) as Server;
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`Port ${port} is taken: stop what uses it, or write another one after \`--port\`.`);
  });
  server.listen(port, HOST, () => {
    const address = server.address() as AddressInfo;
    process.stdout.write(`Simulator ready at http://${HOST}:${address.port}/api (${mode})\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
}

/** Takes no new request, lets open ones end, then leaves. */
function stop(server: Server): void {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), STOP_AFTER_MS).unref();
}

/** For example `201 POST /api/contacts createContact 3 ms`. */
function formatEntry({
  status,
  method,
  path,
  query,
  operationId,
  simulated,
  breaches,
  milliseconds,
}: LogEntry): string {
  const parts = [status, method, path + query, operationId ?? 'no operation', `${milliseconds} ms`];
  const notes = [...simulated.map((rule) => `simulated: ${rule}`), ...breaches];
  return [...parts, ...notes].join(' ');
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

main(process.argv.slice(2));

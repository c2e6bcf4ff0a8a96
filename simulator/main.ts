import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { listen } from '#core/command-line/listen';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { USAGE, readServerOptions, type ServerOptions } from './command-line';
import { createSimulator } from './create-simulator';
import type { LogEntry } from './layers/record-request';

// Listens on this machine only, because the simulator has no protection.
const HOST = '127.0.0.1';

/** Time for open requests to finish after a signal. */
const STOP_AFTER_MS = 2000;

/** Serves the simulator until a signal ends it: exit code 0, or 2 for wrong usage and a port that is in use. */
export const command: Command = {
  usage: USAGE,
  run: (args) => serve(readServerOptions(args)),
};

async function serve({ port, mode }: ServerOptions): Promise<void> {
  const simulator = createSimulator({
    mode,
    onRequest: (entry) => process.stdout.write(`${formatEntry(entry)}\n`),
  });
  const server = createAdaptorServer({ fetch: simulator.fetch }) as Server;
  const { port: own } = await listen(server, { port, host: HOST });
  process.stdout.write(`Simulator ready at http://${HOST}:${own}/api (${mode})\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
}

/** Accepts no new requests, lets open ones finish, then exits. */
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
  violations,
  milliseconds,
}: LogEntry): string {
  const parts = [status, method, path + query, operationId ?? 'no operation', `${milliseconds} ms`];
  const notes = [...simulated.map((rule) => `simulated: ${rule}`), ...violations];
  return [...parts, ...notes].join(' ');
}

runIfStarted(module, command);

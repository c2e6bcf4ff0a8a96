import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { listen } from '#core/command-line/listen';
import worldText from '../generated/simulator/world.json';
import { fixedClock } from './clock';
import type { ServerOptions } from './command-line';
import { createSimulator } from './create-simulator';
import type { LogEntry } from './layers/record-request';

// Listens on this machine only, because the simulator has no protection.
const HOST = '127.0.0.1';

/** Time for open requests to finish after a signal. */
const STOP_AFTER_MS = 2000;

/** Serves the simulator until a signal ends it. Throws `UsageError` if the port cannot be used. */
export async function serve({ port, mode, clock }: ServerOptions): Promise<void> {
  const steps = clock === 'steps' ? fixedClock(worldText.now) : undefined;
  const simulator = createSimulator({
    mode,
    clock: steps,
    onRequest: (entry) => process.stdout.write(`${formatEntry(entry)}\n`),
  });
  const server = createAdaptorServer({
    fetch: (request: Request) => {
      steps?.advance(1);
      return simulator.fetch(request);
    },
  }) as Server;
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

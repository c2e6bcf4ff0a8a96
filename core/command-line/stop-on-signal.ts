import type { Server } from 'node:http';

/** Closes a server, with all its connections, when a signal asks the program to end. */
export function stopOnSignal(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
}

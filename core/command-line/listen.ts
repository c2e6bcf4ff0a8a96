import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { MAX_PORT } from './read-port';
import { UsageError } from './usage-error';

/** The address to listen on: without a host all addresses of this machine, with port 0 any free port. */
interface ListenOptions {
  port: number;
  host?: string;
}

/** A browser would reach another server on either of these instead of ours. */
const HOSTS: readonly (string | undefined)[] = [undefined, '127.0.0.1'];

/**
 * Starts listening and resolves to the address once the server is ready.
 * @throws UsageError with what to write instead when the address cannot be used.
 */
export async function listen(server: Server, options: ListenOptions): Promise<AddressInfo> {
  try {
    server.listen(options);
    await once(server, 'listening');
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, options);
  }
  return server.address() as AddressInfo;
}

/**
 * Checks that a port is free before there is a server to listen on it.
 * @param hosts the hosts to check: by default all that a browser could reach instead of ours.
 * @throws UsageError with the next free port when it is taken.
 */
export async function requireFreePort(port: number, hosts = HOSTS): Promise<void> {
  try {
    await probe(port, hosts);
  } catch (error) {
    const next = error instanceof PortTaken ? await findFreePort(port + 1, hosts) : undefined;
    throw next === undefined ? error : taken(port, `write \`--port ${next}\`, which is free`);
  }
}

async function probe(port: number, hosts: readonly (string | undefined)[]): Promise<void> {
  for (const host of hosts) {
    const server = createServer();
    await listen(server, { port, host });
    server.close();
    await once(server, 'close');
  }
}

/** More ports than one person uses side by side. */
const MAX_TRIES = 100;

/** Returns the first free port from `first` on; undefined if there is none nearby. */
async function findFreePort(
  first: number,
  hosts: readonly (string | undefined)[],
): Promise<number | undefined> {
  for (let port = first; port < Math.min(first + MAX_TRIES, MAX_PORT + 1); port++) {
    try {
      await probe(port, hosts);
      return port;
    } catch (error) {
      if (!(error instanceof PortTaken)) return undefined;
    }
  }
  return undefined;
}

/** System errors for a host that does not belong to this machine. */
const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'];

/** A port that another program listens on. */
class PortTaken extends UsageError {}

function taken(port: number, remedy: string): PortTaken {
  return new PortTaken(`Port ${port} is taken: stop what uses it, or ${remedy}.`);
}

function explain(error: NodeJS.ErrnoException, { port, host = 'localhost' }: ListenOptions): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE') return taken(port, 'write another one after `--port`');
  if (code === 'EACCES')
    return new UsageError(`Port ${port} is not yours to use: write one above 1023 after \`--port\`.`);
  if (UNKNOWN_HOST.includes(code))
    return new UsageError(
      `${host} is not an address of this machine: write 127.0.0.1, or 0.0.0.0 for all, after \`--host\`.`,
    );
  return error;
}

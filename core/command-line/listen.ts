import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
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
 * @throws UsageError with what to write instead when the port is taken.
 */
export async function requireFreePort(port: number, hosts = HOSTS): Promise<void> {
  for (const host of hosts) {
    const probe = createServer();
    await listen(probe, { port, host });
    probe.close();
    await once(probe, 'close');
  }
}

/** System errors for a host that does not belong to this machine. */
const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'];

function explain(error: NodeJS.ErrnoException, { port, host = 'localhost' }: ListenOptions): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE')
    return new UsageError(`Port ${port} is taken: stop what uses it, or write another one after \`--port\`.`);
  if (code === 'EACCES')
    return new UsageError(`Port ${port} is not yours to use: write one above 1023 after \`--port\`.`);
  if (UNKNOWN_HOST.includes(code))
    return new UsageError(
      `${host} is not an address of this machine: write 127.0.0.1, or 0.0.0.0 for all, after \`--host\`.`,
    );
  return error;
}

import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { UsageError } from './usage-error';

/** Where a server listens: on all addresses of this machine without a host, on any free port with 0. */
interface Place {
  port: number;
  host?: string;
}

/** Another server on either would be reached in place of ours. */
const HOSTS: readonly (string | undefined)[] = [undefined, '127.0.0.1'];

/**
 * Waits until a server listens; resolves to its address.
 * @throws UsageError with what to write when it cannot.
 */
export async function listen(server: Server, place: Place): Promise<AddressInfo> {
  try {
    server.listen(place);
    await once(server, 'listening');
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, place);
  }
  return server.address() as AddressInfo;
}

/**
 * Waits until it is known that a port can be listened on, before there is a server for it.
 * @param hosts where: all that a browser could reach in place of ours.
 * @throws UsageError with what to write when it cannot.
 */
export async function requireFreePort(port: number, hosts = HOSTS): Promise<void> {
  for (const host of hosts) {
    const probe = createServer();
    await listen(probe, { port, host });
    probe.close();
    await once(probe, 'close');
  }
}

/** What the system says of a host that is not ours. */
const NO_ADDRESS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'];

function explain(error: NodeJS.ErrnoException, { port, host = 'localhost' }: Place): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE')
    return new UsageError(`Port ${port} is taken: stop what uses it, or write another one after \`--port\`.`);
  if (code === 'EACCES')
    return new UsageError(`Port ${port} is not yours to use: write one above 1023 after \`--port\`.`);
  if (NO_ADDRESS.includes(code))
    return new UsageError(
      `${host} is no address of this machine: write 127.0.0.1, or 0.0.0.0 for all, after \`--host\`.`,
    );
  return error;
}

import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import worldText from '../../../generated/simulator/world.json';
import { fixedClock } from '../../../simulator/clock';
import { createSimulator } from '../../../simulator/create-simulator';

/** Changes a response on its way out, behind the simulator's own checks. */
export type Tamper = (request: Request, response: Response) => Promise<Response> | Response;

/**
 * A simulator on a free port while `use` runs. A second passes with every request, so that a long run stays within the
 * rate limit.
 */
export async function withServer<Result>(
  use: (baseUrl: string) => Promise<Result>,
  tamper: Tamper = (_, response) => response,
): Promise<Result> {
  const clock = fixedClock(worldText.now);
  const simulator = createSimulator({ clock });
  const server = createAdaptorServer({
    fetch: async (request: Request) => {
      clock.advance(1);
      return tamper(request, await simulator.fetch(request));
    },
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

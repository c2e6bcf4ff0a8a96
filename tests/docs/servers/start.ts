import { basename, dirname } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Failure } from '../failures/outcomes';
import { createFailingServer, STEPS } from '../run/failing-server';
import { runServer, type ServerProcess, type ServerRun } from '../run/run-server';
import { withShortTimeouts } from '../run/short-timeouts';

/** Starts a server of a page, with a separate API behind it in which the calls of that page were made. The tests of a file stop all of them at the end. */
export function createStart(file: string, env: Record<string, string>) {
  const { server: backend, plan, playPage } = createFailingServer();
  const program = `${basename(dirname(file))}/${basename(file, '.mjs')}`;
  const running: ServerProcess[] = [];
  beforeAll(() => backend.start());
  afterAll(async () => {
    for (const server of running) server.stop();
    await backend.stop();
  });

  async function start(world = 'server', run: ServerRun = {}, other = {}): Promise<ServerProcess> {
    await playPage(world, program);
    const server = await runServer(file, { ...env, ...other }, { url: backend.urlOf(world), ...run });
    running.push(server);
    return server;
  }

  /** Starts the server when its next call to the API goes wrong. */
  async function startFailing(failure: Failure, other = {}): Promise<ServerProcess> {
    const step = STEPS[failure];
    if (step) plan(failure, [step()]);
    return start(failure, failure === 'hangs' ? { change: withShortTimeouts } : {}, other);
  }

  return { backend, start, startFailing };
}

import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { listen, requireFreePort } from '#core/command-line/listen';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { stopOnSignal } from '#core/command-line/stop-on-signal';
import { createServer } from '../../../search/create-server';
import { readProject } from '../../config/project';
import { readOwnSettings } from '../../config/settings';
import { openEngine } from '../open-engine';
import { readServeOptions, SERVE_USAGE, type ServeOptions } from './command-line';

/**
 * Serves the search until a signal ends it; exit code 2 for wrong usage and for an address that is not there to listen on,
 * 1 for mistakes in the pages.
 */
export const command: Command = {
  usage: SERVE_USAGE,
  run: (args) => serve(readServeOptions(args)),
};

async function serve({ port, host, origin }: ServeOptions): Promise<void> {
  await requireFreePort(port, [host]);
  const settings = readOwnSettings();
  const { base } = readProject(settings);
  const search = createServer(openEngine(settings), origin + base.replace(/\/$/, ''));
  const server = createAdaptorServer({ fetch: search.fetch }) as Server;
  const { port: own } = await listen(server, { port, host });
  process.stdout.write(`Search ready at http://${host}:${own}/1/indexes/*/queries\n`);
  stopOnSignal(server);
}

runIfStarted(module, command);

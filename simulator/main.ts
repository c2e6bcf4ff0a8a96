import { createRequire } from 'node:module';
import { join } from 'node:path';
import { requireFreePort } from '#core/command-line/listen';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { requireFinished } from '#core/command-line/require-finished';
import { readServerOptions, usageOf } from './command-line';
import type * as server from './serve';

/** Serves the simulator until a signal ends it: exit code 0, or 2 for wrong usage and a port that is in use. */
export const command: Command = {
  usage: usageOf('npm run simulator --'),
  async run(args) {
    const options = readServerOptions(args);
    await requireFreePort(options.port);
    requireFinished(join(__dirname, '../generated'));
    // Loaded only now, because it reads the generator's output.
    return (createRequire(__filename)('./serve') as typeof server).serve(options);
  },
};

runIfStarted(module, command);

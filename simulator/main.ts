import { runIfStarted, type Command } from '#core/command-line/run-command';
import { readServerOptions, usageOf } from './command-line';
import { serve } from './serve';

/** Serves the simulator until a signal ends it: exit code 0, or 2 for wrong usage and a port that is in use. */
export const command: Command = {
  usage: usageOf('npm run simulator --'),
  run: (args) => serve(readServerOptions(args)),
};

runIfStarted(module, command);

import { basename } from 'node:path';
import { execute } from '#core/command-line/run-command';
import { readServerOptions, usageOf } from './command-line';
import { serve } from './serve';

// The program of the one file that readers download: the same server, without `npm`.
const [, file = '', ...args] = process.argv;

void execute(
  { usage: usageOf(`node ${basename(file)}`), run: (given) => serve(readServerOptions(given)) },
  args,
).then((exitCode) => (process.exitCode = exitCode));

import { createRequire } from 'node:module';
import { requireFreePort } from '#core/command-line/listen';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { choosePort, PORT_FLAG } from '../port';
import { startProgram, untilEnd } from '../run-program';
import type * as development from './development';

const FLAGS = { ...PORT_FLAG, host: { type: 'string', default: 'localhost' } } as const;

/** Serves the site while you write, until a signal ends it; exit code 2 for wrong usage and a port that is taken. */
export const command: Command = {
  usage: `Usage: npm run dev -- [--port 3000] [--host localhost]
Generates, then serves the site while you write, until you end it. It shows a change of the description, the pages and the
settings as soon as you save.
  --port  where it is served; PORT does the same`,
  async run(args) {
    const { values } = readFlags(FLAGS, args);
    const port = choosePort(values.port);
    await requireFreePort(port);
    const exitCode = await untilEnd(startProgram('generator/main.ts'));
    if (exitCode !== 0) return exitCode;
    // Settings are read when a module is loaded, and some of them from what is generated.
    const { Development } = createRequire(__filename)('./development') as typeof development;
    return new Development({ port, host: values.host }).untilEnd();
  },
};

runIfStarted(module, command);

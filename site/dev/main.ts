import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { readOwnBuildSettings } from '../config/settings';
import { choosePort, PORT_FLAG } from '../port';
import { serveWhileWriting } from './serve-while-writing';

const FLAGS = { ...PORT_FLAG, host: { type: 'string', default: 'localhost' } } as const;

/** Serves the site while you write, until a signal ends it; exit code 2 for wrong usage and a port that is taken. */
export const command: Command = {
  usage: `Usage: npm run dev -- [--port 3000] [--host localhost]
Generates, then serves the site while you write, until you end it. It shows a change of the description, the pages and the
settings as soon as you save, and mistakes at the bottom of each page.
  --port  where it is served; PORT does the same`,
  async run(args) {
    const { values } = readFlags(FLAGS, args);
    const address = { port: choosePort(values.port), host: values.host };
    await serveWhileWriting(readOwnBuildSettings(), address, 'all');
  },
};

runIfStarted(module, command);

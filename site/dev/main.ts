import { createRequire } from 'node:module';
import { requireFreePort } from '#core/command-line/listen';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { choosePort, PORT_FLAG } from '../port';
import { untilAskedToEnd } from './until-asked-to-end';
import type * as bundle from './bundle-bar';
import type * as development from './development';
import type * as feeds from './status-feed';
import { Terminal } from './terminal';

const FLAGS = { ...PORT_FLAG, host: { type: 'string', default: 'localhost' } } as const;

/** Serves the site while you write, until a signal ends it; exit code 2 for wrong usage and a port that is taken. */
export const command: Command = {
  usage: `Usage: npm run dev -- [--port 3000] [--host localhost]
Generates, then serves the site while you write, until you end it. It shows a change of the description, the pages and the
settings as soon as you save, and mistakes at the bottom of each page.
  --port  where it is served; PORT does the same`,
  async run(args) {
    const { values } = readFlags(FLAGS, args);
    const port = choosePort(values.port);
    await requireFreePort(port);
    process.env.NODE_ENV = 'development';
    process.env.BABEL_ENV = 'development';
    // The cache on disk does not know that our code, which compiles pages, has changed.
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    // Settings are read when a module is loaded, and some of them from what is generated.
    const load = createRequire(__filename);
    const { Development } = load('./development') as typeof development;
    const { StatusFeed } = load('./status-feed') as typeof feeds;
    const { bundleBar } = load('./bundle-bar') as typeof bundle;
    const { host } = values;
    const voices = {
      feed: new StatusFeed(await bundleBar()),
      terminal: new Terminal(`http://${host}:${port}`),
    };
    await untilAskedToEnd((fail) => new Development({ port, host }, voices, fail));
    // The bundler may keep files open, and nobody is left to end a process that goes on.
    process.exit(0);
  },
};

runIfStarted(module, command);

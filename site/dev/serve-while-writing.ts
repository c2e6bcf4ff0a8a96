import { createRequire } from 'node:module';
import { requireFreePort } from '#core/command-line/listen';
import { useBrowserTargets } from '../config/browsers';
import type * as bundle from './bundle-bar';
import type { Address } from './create-server';
import type * as development from './development';
import type * as feeds from './status-feed';
import { Terminal } from './terminal';
import { untilAskedToEnd } from './until-asked-to-end';

/**
 * Generates, then serves the site while people write, until a signal ends the process.
 * @param description the arguments of the generator: the entry document, and the folder for its output.
 * @throws UsageError if the port is taken.
 */
export async function serveWhileWriting(
  address: Address,
  description: readonly string[] = [],
): Promise<never> {
  await requireFreePort(address.port);
  process.env.NODE_ENV = 'development';
  useBrowserTargets();
  process.env.BABEL_ENV = 'development';
  // The cache on disk does not know that our code, which compiles pages, has changed.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  // Settings are read when a module is loaded, and some of them from what is generated.
  const load = createRequire(__filename);
  const { Development } = load('./development') as typeof development;
  const { StatusFeed } = load('./status-feed') as typeof feeds;
  const { bundleBar } = load('./bundle-bar') as typeof bundle;
  const voices = {
    feed: new StatusFeed(await bundleBar()),
    terminal: new Terminal(`http://${address.host}:${address.port}`),
  };
  await untilAskedToEnd((fail) => new Development(address, voices, fail, description));
  // The bundler may keep files open, and nobody is left to end a process that goes on.
  process.exit(0);
}

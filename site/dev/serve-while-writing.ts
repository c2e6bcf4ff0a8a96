import { createRequire } from 'node:module';
import { requireFreePort } from '#core/command-line/listen';
import type { Detail } from '../../generator/problems/format-report';
import { useBrowserTargets } from '../config/browsers';
import { passSettings } from '../config/passed-settings';
import type { BuildSettings } from '../config/settings';
import { bundleBar } from './bundle-bar';
import type { Address } from './create-server';
import type * as development from './development';
import { StatusFeed } from './status-feed';
import { Terminal } from './terminal';
import { untilAskedToEnd } from './until-asked-to-end';

/**
 * Generates, then serves the site while people write, until a signal ends the process.
 * @param detail how much of the problems is printed.
 * @param description the arguments of the generator: the entry document, and the folder for its output.
 * @throws UsageError if the port is taken.
 */
export async function serveWhileWriting(
  settings: BuildSettings,
  address: Address,
  detail: Detail,
  description: readonly string[] = [],
): Promise<never> {
  await requireFreePort(address.port);
  process.env.NODE_ENV = 'development';
  useBrowserTargets();
  process.env.BABEL_ENV = 'development';
  // The cache on disk does not know that our code, which compiles pages, has changed.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  passSettings(settings);
  // Docusaurus reads these variables when it is loaded.
  const { Development } = createRequire(__filename)('./development') as typeof development;
  const voices = {
    feed: new StatusFeed(await bundleBar()),
    terminal: new Terminal(`http://${address.host}:${address.port}`, detail),
    detail,
  };
  await untilAskedToEnd((fail) => new Development(settings, address, voices, fail, description));
  // The bundler may keep files open, and nobody is left to end a process that goes on.
  process.exit(0);
}

import type { LoadedPlugin } from '@docusaurus/types';
import { createReloadableSite } from '@docusaurus/core/lib/commands/start/utils.js';
import { setupSiteFileWatchers } from '@docusaurus/core/lib/commands/start/watcher.js';
import { createWebpackDevServer } from '@docusaurus/core/lib/commands/start/webpack.js';
import { join } from 'node:path';

/**
 * Serves the site for writers as `docusaurus start` does (`@docusaurus/core/lib/commands/start/start.js`, to compare with at
 * updates), with one difference: plugins whose files change at once are loaded one after another. Side by side, each would
 * forget what the others have loaded.
 */
async function serveSite(port: string, host: string): Promise<void> {
  process.env.NODE_ENV = 'development';
  process.env.BABEL_ENV = 'development';
  const start = { siteDirParam: join(__dirname, '..'), cliOptions: { port, host, open: false } };
  const site = await createReloadableSite(start);
  const { props } = site.get();
  const reload = oneAfterAnother((plugin) => site.reloadPlugin(plugin));
  setupSiteFileWatchers({ props, cliOptions: start.cliOptions }, ({ plugin }) => plugin && reload(plugin));
  const server = await createWebpackDevServer({
    props,
    cliOptions: start.cliOptions,
    openUrlContext: site.openUrlContext,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  await server.start();
}

/** Calls `work` for each plugin, when it is its turn; once for a plugin that waits already. */
function oneAfterAnother(work: (plugin: LoadedPlugin) => Promise<void>): (plugin: LoadedPlugin) => void {
  const waiting = new Set<LoadedPlugin>();
  let last = Promise.resolve();
  return (plugin) => {
    if (waiting.has(plugin)) return;
    waiting.add(plugin);
    last = last.then(() => {
      waiting.delete(plugin);
      return work(plugin);
    });
  };
}

const [port = '', host = ''] = process.argv.slice(2);
serveSite(port, host).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { Configuration, MultiStats } from 'webpack';
import { loadSite } from '@docusaurus/core/lib/server/site.js';
import { createBuildClientConfig } from '@docusaurus/core/lib/webpack/client.js';
import {
  createConfigureWebpackUtils,
  executePluginsConfigureWebpack,
} from '@docusaurus/core/lib/webpack/configure.js';
import createServerConfig from '@docusaurus/core/lib/webpack/server.js';
import { useBrowserTargets } from '../config/browsers';
import { configFile, siteFolder } from '../config/code';
import { passSettings } from '../config/passed-settings';
import { type BuildSettings, FRONT_PAGE } from '../config/settings';
import { shellFiles } from './shell-files';

/**
 * Bundles the code of sites once, without a page, its data or its settings: `fillSite` makes a site of it and of a description. It does
 * what `build` of Docusaurus does (`@docusaurus/core/lib/commands/build/buildLocale.js`, to compare with at updates), and ends before a
 * page is rendered.
 * @param settings those of any site: only its form is read.
 * @param out a folder, which is written anew.
 * @returns the files that its code is made of.
 */
export async function buildShell(settings: BuildSettings, out: string): Promise<readonly string[]> {
  process.env.NODE_ENV = 'production';
  useBrowserTargets();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { generated, translations, work, redirects, search } = settings;
  passSettings({
    ...{ generated, translations, work, redirects, search },
    docs: FRONT_PAGE,
    out,
    isShell: true,
  });
  const { props } = await loadSite({ siteDir: siteFolder, outDir: out, config: configFile });
  const { plugins, siteConfig, currentBundler } = props;
  const utils = await createConfigureWebpackUtils({ siteConfig });
  const client = await createBuildClientConfig({
    props,
    minify: true,
    faster: siteConfig.future.faster,
    configureWebpackUtils: utils,
    bundleAnalyzer: false,
  });
  const server = await createServerConfig({ props, configureWebpackUtils: utils });
  const configs = [
    { config: client.config, isServer: false },
    { config: server.config, isServer: true },
  ].map((one) => executePluginsConfigureWebpack({ ...one, plugins, configureWebpackUtils: utils }));
  const sources = await bundle(currentBundler, configs);
  const files = shellFiles(out);
  renameSync(dirname(server.serverBundlePath), dirname(files.server));
  copyFileSync(client.clientManifestPath, files.manifest);
  return sources;
}

/** @returns the files that were read. @throws an error with the mistakes of all modules. */
async function bundle({ instance }: CurrentBundler, configs: Configuration[]): Promise<string[]> {
  const compiler = instance(configs);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, made) => (error === null ? resolve(made) : reject(error))),
  );
  const read = stats?.stats.flatMap(({ compilation }) => [...compilation.fileDependencies]) ?? [];
  await new Promise((resolve) => compiler.close(resolve));
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  return [...new Set(read)];
}

import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Props } from '@docusaurus/types';
import {
  createConfigureWebpackUtils,
  executePluginsConfigureWebpack,
} from '@docusaurus/core/lib/webpack/configure.js';
import { createStartClientConfig } from '@docusaurus/core/lib/webpack/client.js';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Problem } from '../../generator/problems/problem';
import { readStats } from './read-stats';
import { BAR_PATH, RETRY_MS } from './status';

/** The address that the site is served at. */
export interface Address {
  port: number;
  host: string;
}

/** The events of the server, and its additions to the site. */
export interface Hooks {
  /** @param files absolute paths of what has changed. */
  compiling: (files: readonly string[]) => void;
  compiled: (problems: readonly Problem[]) => void;
  /** The plugins have read again what has changed, except those with a problem. */
  reloaded: (problems: readonly Problem[]) => void;
  /** Returns the number of the start that begins: pages of an earlier one load anew. */
  session: () => number;
  /** Answers requests that belong to the bar. */
  middleware: WebpackDevServer.ExpressRequestHandler;
}

/**
 * Creates the server of Docusaurus for writers (`@docusaurus/core/lib/commands/start/webpack.js`, to compare with at updates),
 * with these differences: it prints nothing, mistakes do not cover the page, a page with a mistake stays as it was, and every page
 * has the bar.
 */
export async function createServer(
  props: Props,
  { port, host }: Address,
  hooks: Hooks,
): Promise<WebpackDevServer> {
  const { baseUrl, siteDir, siteConfig, plugins, currentBundler } = props;
  const utils = await createConfigureWebpackUtils({ siteConfig });
  const withBar = {
    ...props,
    postBodyTags: `${props.postBodyTags}${loadBar(hooks.session())}`,
  };
  const { clientConfig } = await createStartClientConfig({
    props: withBar,
    minify: false,
    poll: false,
    faster: siteConfig.future.faster,
    configureWebpackUtils: utils,
  });
  const config = executePluginsConfigureWebpack({
    plugins,
    config: clientConfig,
    isServer: false,
    configureWebpackUtils: utils,
  });
  const compiler = currentBundler.instance(adapt(config));
  observe(compiler, hooks);
  keepLastGood(compiler);
  return new WebpackDevServer(
    {
      hot: true,
      liveReload: false,
      client: { overlay: false, logging: 'warn', webSocketURL: { hostname: '0.0.0.0', port: 0 } },
      devMiddleware: { publicPath: baseUrl, stats: 'none' },
      static: siteConfig.staticDirectories.map((folder) => ({
        publicPath: baseUrl,
        directory: resolve(siteDir, folder),
        watch: false,
      })),
      historyApiFallback: { rewrites: [{ from: /\/*/, to: baseUrl }] },
      allowedHosts: 'all',
      host,
      port,
      setupMiddlewares: (middlewares) => [{ name: 'dev', middleware: hooks.middleware }, ...middlewares],
    },
    compiler,
  );
}

/** Loads the bar, again if the server starts once more while the page loads: without its bar, a page would never follow. */
function loadBar(session: number): string {
  const load = `(function load(){var bar=document.createElement('script');bar.src='${BAR_PATH}';bar.dataset.session=${session};bar.onerror=function(){bar.remove();setTimeout(load,${RETRY_MS})};document.body.append(bar)})()`;
  return `<script>${load}</script>`;
}

/** Takes out the progress bar, and replaces the loader for MDX with ours. */
function adapt(config: Configuration): Configuration {
  const load = createRequire(__filename);
  const mdxLoader = load.resolve('@docusaurus/mdx-loader');
  const ours = load.resolve('./last-good-page.cjs');
  const rules = config.module?.rules?.map((rule) => {
    const { use } = (rule ?? {}) as RuleSetRule;
    if (!Array.isArray(use)) return rule;
    const replaced = use.map((item) =>
      typeof item === 'object' && item && item.loader === mdxLoader ? { ...item, loader: ours } : item,
    );
    return { ...(rule as RuleSetRule), use: replaced };
  });
  const quiet = config.plugins?.filter((plugin) => !plugin?.constructor.name.includes('Progress'));
  return { ...config, plugins: quiet, module: { ...config.module, rules } };
}

function observe(compiler: Compiler, { compiling, compiled }: Hooks): void {
  compiler.hooks.watchRun.tap('dev', ({ modifiedFiles, removedFiles }) =>
    compiling([...(modifiedFiles ?? []), ...(removedFiles ?? [])]),
  );
  compiler.hooks.done.tap('dev', (stats) => compiled(readStats(stats.toJson({ all: false, errors: true }))));
  compiler.hooks.failed.tap('dev', ({ message }) => compiled(readStats({ errors: [{ message }] })));
}

/** Serves the last scripts without a mistake: with one in a component, a page that is loaded again would be empty. */
function keepLastGood(compiler: Compiler): void {
  let wasGood = false;
  compiler.hooks.shouldEmit.tap('dev', ({ errors }) => {
    wasGood ||= errors.length === 0;
    return wasGood ? errors.length === 0 : true;
  });
}

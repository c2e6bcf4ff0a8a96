import { createRequire } from 'node:module';
import type { Props } from '@docusaurus/types';
import { createConfigureWebpackUtils } from '@docusaurus/core/lib/webpack/configure.js';
import type { RuleSetRule } from 'webpack';
import type { PageLoader } from './compile-page';
import type { Side } from './read-written';

const DOCS = 'docusaurus-plugin-content-docs';

/** The requests of the plugins with pages to a bundler. */
export interface DocsRules {
  /** The loader of the pages below a folder. */
  loadPage: PageLoader;
  /** Files in place of others, by path and `$`. */
  replaced: Record<Side, Readonly<Record<string, string>>>;
}

/** The loader of Docusaurus as a bundler calls it. */
type Loader = (this: LoaderContext, source: string) => void;

/** As much of a bundler as the loader reads. */
interface LoaderContext {
  resource: string;
  resourcePath: string;
  _compiler: { name: Side };
  getOptions: () => unknown;
  addDependency: () => void;
  async: () => (error: Error | null, code?: string) => void;
}

/** Asks the plugins with pages, which write the lists for browsers when they are asked. */
export async function readDocsRules({ plugins, siteConfig }: Props): Promise<DocsRules> {
  const utils = await createConfigureWebpackUtils({ siteConfig });
  const ask = (isServer: boolean) =>
    plugins
      .filter(({ name }) => name === DOCS)
      .map((plugin) => plugin.configureWebpack?.({}, isServer, utils, plugin.content) ?? {});
  const [server, client] = [ask(true), ask(false)];
  const replacedBy = (configs: typeof server) =>
    Object.assign({}, ...configs.map(({ resolve }) => resolve?.alias)) as Record<string, string>;
  const rules = server.flatMap(({ module }) => (module?.rules ?? []) as RuleSetRule[]).flatMap(toPageRule);
  return {
    loadPage: (source, file) => {
      const rule = rules.find(({ folders }) => folders.some((folder) => file.startsWith(folder)));
      if (rule === undefined) throw new Error(`No plugin has the page ${file}.`);
      return load(source, file, rule.options);
    },
    replaced: { server: replacedBy(server), client: replacedBy(client) },
  };
}

interface PageRule {
  folders: readonly string[];
  options: unknown;
}

const mdxLoader = createRequire(__filename).resolve('@docusaurus/mdx-loader');

function toPageRule({ include, use }: RuleSetRule): PageRule[] {
  const items = Array.isArray(use) ? (use as { loader?: string; options?: unknown }[]) : [];
  const item = items.find(({ loader }) => loader === mdxLoader);
  return item === undefined ? [] : [{ folders: include as string[], options: item.options }];
}

function load(source: string, file: string, options: unknown): Promise<string> {
  const { default: loader } = createRequire(__filename)(mdxLoader) as { default: Loader };
  return new Promise((resolve, reject) => {
    const context: LoaderContext = {
      resource: file,
      resourcePath: file,
      _compiler: { name: 'server' },
      getOptions: () => options,
      addDependency: () => undefined,
      async: () => (error, code) => (error === null ? resolve(code ?? '') : reject(error)),
    };
    loader.call(context, source);
  });
}

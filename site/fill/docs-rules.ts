import { createRequire } from 'node:module';
import type { ConfigureWebpackUtils, MarkdownConfig, Props } from '@docusaurus/types';
import { aliasedSitePath, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { RuleSetRule } from 'webpack';
import type { PageReader } from './compile-page';
import type { Side } from './read-written';

const DOCS = 'docusaurus-plugin-content-docs';

/** The requests of the plugins with pages to a bundler, and how they read a page. */
export interface DocsRules extends PageReader {
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

/** The plugins with pages take no loaders of a bundler: creating them would load one. */
const UNREAD = {} as ConfigureWebpackUtils;

/** Asks the plugins with pages, which write the lists for browsers when they are asked. */
export function readDocsRules({ plugins, siteDir }: Props): DocsRules {
  const ask = (isServer: boolean) =>
    plugins
      .filter(({ name }) => name === DOCS)
      .map((plugin) => plugin.configureWebpack?.({}, isServer, UNREAD, plugin.content) ?? {});
  const [server, client] = [ask(true), ask(false)];
  const replacedBy = (configs: typeof server) =>
    Object.assign({}, ...configs.map(({ resolve }) => resolve?.alias)) as Record<string, string>;
  const rules = server.flatMap(({ module }) => (module?.rules ?? []) as RuleSetRule[]).flatMap(toPageRule);
  const optionsOf = (file: string) => {
    const rule = rules.find(({ folders }) => folders.some((folder) => file.startsWith(folder)));
    if (rule === undefined) throw new Error(`No plugin has the page ${file}.`);
    return rule.options;
  };
  return {
    load: (source, file) => load(source, file, optionsOf(file)),
    readHead: async (source, file) => {
      const { markdownConfig, metadataPath } = optionsOf(file);
      const { frontMatter } = await markdownConfig.parseFrontMatter({
        filePath: file,
        fileContent: source,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return { frontMatter, metadata: aliasedSitePath(metadataPath(file), siteDir) };
    },
    replaced: { server: replacedBy(server), client: replacedBy(client) },
  };
}

interface PageRule {
  folders: readonly string[];
  options: PageOptions;
}

/** As much of the loader's options as is read here. */
interface PageOptions {
  markdownConfig: Pick<MarkdownConfig, 'parseFrontMatter'>;
  metadataPath: (file: string) => string;
}

const mdxLoader = createRequire(__filename).resolve('@docusaurus/mdx-loader');

function toPageRule({ include, use }: RuleSetRule): PageRule[] {
  const items = Array.isArray(use) ? (use as { loader?: string; options?: unknown }[]) : [];
  const item = items.find(({ loader }) => loader === mdxLoader);
  return item === undefined ? [] : [{ folders: include as string[], options: item.options as PageOptions }];
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

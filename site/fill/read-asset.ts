import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { getFileLoaderUtils } from '@docusaurus/utils';

/** A file that a page shows or links: its address, which may have all its bytes, and where it is. */
export interface Asset {
  address: string;
  file: string;
}

/** A request with a loader and its options, as Docusaurus writes those of Markdown: `!/url-loader.js?limit=10000!./picture.png`. */
const WITH_LOADER = /^(?:[^!]+!=)?!([^!?]+)\?([^!]*)!([^!]+)$/;

/** How a bundler of Docusaurus reads pictures and other files: its types allow any rule, and it has these. */
const RULES = Object.values(getFileLoaderUtils(true).rules).map((rule) => rule() as Rule);

/** A loader for files, as a bundler calls it. */
type Loader = (this: LoaderContext, content: Buffer) => string;

/** As much of a bundler as such a loader reads. */
interface LoaderContext {
  query: unknown;
  resourcePath: string;
  rootContext: string;
  emitFile: () => void;
}

/** A request for a file: its path as it is written, the loader, and the options of the loader. */
interface Request {
  path: string;
  loader: string;
  query: unknown;
}

interface Rule {
  test: RegExp;
  use: readonly { loader: string; options: object }[];
}

/** Reads the name of an import; undefined for code and JSON. */
export function readRequest(name: string): Request | undefined {
  const [, loader, query = '', asked] = WITH_LOADER.exec(name) ?? [];
  if (loader !== undefined && asked !== undefined) return { path: pathIn(asked), loader, query: `?${query}` };
  const rule = RULES.find(({ test }) => test.test(name));
  const [use] = rule?.use ?? [];
  return use && { path: pathIn(name), loader: use.loader, query: use.options };
}

const pathIn = (name: string) => name.replace(/\?.*$/, '');

/** Calls a loader of files. @param base the path of the site. */
export function loadAsset({ loader, query }: Request, file: string, base: string): Asset {
  const run = createRequire(__filename)(loader) as { default?: Loader } & Loader;
  const context = { query, resourcePath: file, rootContext: '/', emitFile: () => undefined };
  const module = (run.default ?? run).call(context, readFileSync(file));
  const address: unknown = runInNewContext(module.replace('export default', ''), {
    __webpack_public_path__: base,
  });
  return { address: String(address), file };
}

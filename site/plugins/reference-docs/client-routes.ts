export interface ReferencePaths {
  /** The reference's route: `/api/`. */
  base: string;
  /** Folder of the reference's pages, as Docusaurus names it: `@site/../generated/pages`. */
  pages: string;
}

/**
 * Reduces the three files in which Docusaurus lists all pages for the browser: of the reference, only its start page remains, whose
 * route matches every path below. By name of the file; each function takes the source that Docusaurus wrote.
 * @throws if Docusaurus no longer writes the source as expected, so that a page would stay in the list or be lost.
 */
export const clientRoutes: Record<string, (source: string, paths: ReferencePaths) => string> = {
  'routes.js': (source, { base }) => withMissingPage(withOwnLoading(keepOneLeaf(source, base)), base),
  'registry.js': (source, { pages }) => withoutModules(source, `"${pages}/`),
  'routesChunkNames.json': (source, { base }) =>
    JSON.stringify(keepShell(JSON.parse(source) as ChunkNames, base)),
};

/** A route without routes below it, as Docusaurus writes it; its attributes contain no braces. */
const leaf = /\{\s*path: '([^']*)',[^{}[\]]*exact: true[^{}[\]]*\},?/g;

function keepOneLeaf(source: string, base: string): string {
  let starts = 0;
  const reduced = source.replace(leaf, (code, path: string) => {
    if (!path.startsWith(base)) return code;
    if (path !== base) return '';
    starts += 1;
    return preloadHtml(code, base).replace('exact: true', 'exact: false');
  });
  check(
    starts === 1 && reduced.includes('preloadReference'),
    'routes.js',
    `one route { path: '${base}', component: ComponentCreator(…), exact: true }`,
  );
  check(
    !new RegExp(`path: .${base}\\w`).test(reduced),
    'routes.js',
    `no route below ${base} that has routes`,
  );
  return reduced;
}

/** Makes the page's HTML part of the modules that the router loads before it shows the route. */
function preloadHtml(code: string, base: string): string {
  return code.replace(
    /ComponentCreator\([^)]*\)/,
    (component) => `preloadReference(${component}, '${base}')`,
  );
}

const IMPORT = "import ComponentCreator from '@docusaurus/ComponentCreator';";

/** Makes no route reload the site if there is no connection, and makes the reference's route load HTML. */
function withOwnLoading(source: string): string {
  check(source.includes(IMPORT), 'routes.js', IMPORT);
  return source.replace(
    IMPORT,
    `import createComponent from '@docusaurus/ComponentCreator';
import { withOfflineFallback } from '@site/src/offline/offline-fallback';
import { preloadReference } from '@site/src/reference/preload-reference';

const ComponentCreator = (...args) => withOfflineFallback(createComponent(...args));`,
  );
}

const LIST = 'export default [';

/** Keeps the not-found page if the server sent it, because the only route also matches addresses without a page. */
function withMissingPage(source: string, base: string): string {
  check(source.includes(LIST), 'routes.js', LIST);
  return `${source.replace(LIST, 'const routes = [')}
if (window.location.pathname.startsWith('${base}') && !document.querySelector('[data-reference]')) {
  routes.unshift({ path: window.location.pathname, exact: true, component: ComponentCreator('*') });
}

export default routes;
`;
}

/** Removes the lines that load a module of `folder`; code after the last entry of the list stays. */
function withoutModules(source: string, folder: string): string {
  const reduced = source
    .split('\n')
    .map((line) => (line.includes(folder) ? line.slice(line.lastIndexOf('],') + 2) : line))
    .join('\n');
  check(reduced !== source && !reduced.includes(folder), 'registry.js', `lines [… import(${folder}…") …],`);
  return reduced;
}

type ChunkNames = Record<string, Record<string, unknown>>;

/** Keeps the pages' parents and the start page, whose content is not loaded. */
function keepShell(names: ChunkNames, base: string): ChunkNames {
  const isReference = (key: string) => key.startsWith(base);
  const isShell = (key: string) => key.startsWith(`${base}-`);
  check(Object.keys(names).some(isShell), 'routesChunkNames.json', `a key ${base}-…`);
  return Object.fromEntries(
    Object.entries(names)
      .filter(([key]) => !isReference(key) || isShell(key))
      .map(([key, { content, ...others }]) => [
        key,
        content === undefined || isShell(key) ? others : { ...others, content },
      ]),
  );
}

function check(isAsExpected: boolean, file: string, expected: string): void {
  if (isAsExpected) return;
  throw new Error(
    `Docusaurus writes .docusaurus/${file} in another form than site/plugins/reference-docs/client-routes.ts reads:` +
      ` expected ${expected}. Compare that file with lib/server/codegen/codegenRoutes.js of the installed` +
      ' @docusaurus/core and adapt the patterns.',
  );
}

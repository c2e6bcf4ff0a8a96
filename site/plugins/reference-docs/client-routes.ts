export interface ReferencePlace {
  /** Route of the reference: `/api/`. */
  base: string;
  /** Folder of its pages as Docusaurus names it: `@site/../generated/pages`. */
  pages: string;
}

/**
 * What the browser gets of the three files in which Docusaurus lists all pages: of the reference only its start, which
 * matches every path below. By name of the file; each function takes the text that Docusaurus wrote.
 */
export const clientRoutes: Record<string, (source: string, place: ReferencePlace) => string> = {
  'routes.js': (source, { base }) => withMissingPage(keepOneLeaf(source, base), base),
  'registry.js': (source, { pages }) =>
    source
      .split('\n')
      .map((line) => (line.includes(`"${pages}/`) ? line.slice(line.lastIndexOf('],') + 2) : line))
      .join('\n'),
  'routesChunkNames.json': (source, { base }) =>
    JSON.stringify(keepShell(JSON.parse(source) as ChunkNames, base)),
};

/** A route without routes below it, as Docusaurus writes it; its attributes hold no braces. */
const leaf = /\{\s*path: '([^']*)',[^{}[\]]*exact: true[^{}[\]]*\},?/g;

function keepOneLeaf(source: string, base: string): string {
  return source.replace(leaf, (code, path: string) => {
    if (!path.startsWith(base)) return code;
    return path === base ? code.replace('exact: true', 'exact: false') : '';
  });
}

/** The one route matches addresses without a page as well: where the server sent the not-found page, that stays. */
function withMissingPage(source: string, base: string): string {
  return `${source.replace('export default [', 'const routes = [')}
if (window.location.pathname.startsWith('${base}') && !document.getElementById('reference')) {
  routes.unshift({ path: window.location.pathname, exact: true, component: ComponentCreator('*') });
}

export default routes;
`;
}

type ChunkNames = Record<string, Record<string, unknown>>;

/** The parents of the pages and the start, whose content is not loaded. */
function keepShell(names: ChunkNames, base: string): ChunkNames {
  const isReference = (key: string) => key.startsWith(base);
  const isShell = (key: string) => key.startsWith(`${base}-`);
  return Object.fromEntries(
    Object.entries(names)
      .filter(([key]) => !isReference(key) || isShell(key))
      .map(([key, { content, ...others }]) => [
        key,
        content === undefined || isShell(key) ? others : { ...others, content },
      ]),
  );
}

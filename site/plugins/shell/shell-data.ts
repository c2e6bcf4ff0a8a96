import { parse, posix, relative, sep } from 'node:path';

/** The folders of Docusaurus and of the plugin that replaces some of its modules: the names of their files are unique. */
const NAMED_BY_FILE = ['', 'browser-config/default'];

/**
 * Returns the name of a module that Docusaurus or a plugin writes for the bundler, as code imports it without `@generated/`:
 * `globalData`, `environments/default/choices.json`.
 * @param file absolute path.
 * @param folder the folder of all such modules.
 */
export function nameOfData(file: string, folder: string): string {
  const path = relative(folder, file).replaceAll(sep, '/');
  const { dir, name } = parse(path);
  return NAMED_BY_FILE.includes(dir) ? name : posix.normalize(path);
}

/** The modules that the code of a shell imports, and that a site brings; `routesChunkNames` is `client-routesChunkNames` in a browser. */
export const SHELL_DATA: readonly string[] = [
  'client-routesChunkNames',
  'codeTranslations',
  'docusaurus.config',
  'downloads/default/sizes.json',
  'environments/default/choices.json',
  'environments/default/rules.json',
  'globalData',
  'guide-uses/default/uses.json',
  'i18n',
  'paste-data/default/documented.json',
  'proof/default/counts.json',
  'routesChunkNames',
  'search-index/default/popular.json',
  'site-metadata',
  'site-storage',
  'what-changes/default/changelog.json',
];

/** The components of routes that a shell has, as Docusaurus and our plugins name them. */
export const SHELL_COMPONENTS: readonly string[] = [
  '@site/src/reference/ReferencePage',
  '@site/src/search/SearchPage',
  '@theme/DocCategoryGeneratedIndexPage',
  '@theme/DocItem',
  '@theme/DocRoot',
  '@theme/DocVersionRoot',
  '@theme/DocsRoot',
];

import { statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { SettingError } from '../errors/author-error';
import { home, root, siteFolder } from './code';
import { readProjectPaths, requireAdditions, requireFolder } from './project-paths';
import { readSearchSettings, type SearchSettings } from './search';

/**
 * Where a site has its parts, as absolute paths, and what is chosen for a run. A command reads it once, from its command line, its
 * environment and `project.yaml`, and passes it on. It is plain data, so that a thread can get it.
 */
export interface Settings {
  /** The generator's output for the description; hand-written pages are bound to it. */
  generated: string;
  /** The hand-written pages. */
  docs: string;
  /** A folder of translations for each language. */
  translations: string;
  /** The built site. */
  out: string;
  /** The folder of files that Docusaurus writes while it builds or serves. */
  work: string;
  /** The file that says where earlier addresses lead; messages name it. */
  redirects: string;
  /** Files that are published as they are. */
  static?: string;
  /** A stylesheet after those of the site. */
  css?: string;
  /** A file with HTML for the head of every page. */
  head?: string;
  /** Replaces the base path of project.yaml, because the same docs may be served at several addresses. */
  base?: string;
  /** The module of the project's code (`Extension`). */
  extension?: string;
}

/** The settings of a build or a server for writers. */
export interface BuildSettings extends Settings {
  search: SearchSettings;
  /** Whether the result is the shell of sites, which has no files of a site. */
  isShell?: boolean;
}

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of this project's site. */
const PROJECT = resolve(root, 'openapi/project.yaml');

/** The pages of a site whose project has none: one that leads to the overview of the API, which replaces it in a build. */
export const FRONT_PAGE = resolve(root, 'site/front-page');

/** The translations of our labels. */
export const TRANSLATIONS = resolve(root, 'site/i18n');

/**
 * Reads the settings of the commands of this repository: those of our site, or of another description whose parts variables name.
 * @throws SettingError if a path there leads to nothing.
 */
export function readOwnSettings(environment: Environment = process.env): Settings {
  const own = readProjectPaths(PROJECT);
  const ownDocs = requireFolder('docs', own.docs ?? resolve(root, 'docs'));
  const generated = readFolder('GENERATED_DIR', environment) ?? resolve(root, 'generated');
  const isOwnDescription = generated === resolve(root, 'generated');
  const docs = readFolder('DOCS_DIR', environment) ?? (isOwnDescription ? ownDocs : FRONT_PAGE);
  // Additions of our project.yaml belong to our pages.
  const added = isOwnDescription && docs === ownDocs ? own : {};
  return {
    generated,
    docs,
    translations: readFolder('TRANSLATIONS_DIR', environment) ?? TRANSLATIONS,
    out: readOut(environment, added.out),
    work: resolve(siteFolder, environment.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus'),
    redirects: relative(home, resolve(dirname(PROJECT), 'redirects.yaml')),
    ...requireAdditions(added),
  };
}

/** Reads the settings of a build of this repository's site. @throws SettingError, and AuthorError for a search that cannot be. */
export function readOwnBuildSettings(environment: Environment = process.env): BuildSettings {
  return { ...readOwnSettings(environment), search: readSearchSettings(environment) };
}

/** The folder of the built site: `SITE_OUT`, or `out` of our `project.yaml`, or `build`. */
function readOut({ SITE_OUT: value }: Environment, written: string | undefined): string {
  if (value === '') throw new SettingError('SITE_OUT is empty: write the path of a folder, or unset it.');
  return resolve(root, value ?? written ?? 'build');
}

/** Returns the folder that a variable names, or undefined if it is not set. @throws SettingError if the folder does not exist. */
function readFolder(variable: string, environment: Environment): string | undefined {
  const value = environment[variable];
  if (value === undefined) return undefined;
  if (value === '') throw new SettingError(`${variable} is empty: write the path of a folder, or unset it.`);
  const folder = resolve(root, value);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new SettingError(`${variable}=${value} is not a folder: write the path of one, or unset it.`);
}

import { statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { SettingError } from '../errors/author-error';
import { type ProjectPaths, readProjectPaths, requireFolder } from './project-paths';

/** The project's root folder; in the published package, that of the code for Node. */
export const root = resolve(__dirname, '../..');

/** Whether the published package runs, and not the sources of this project. */
export const isPackage = extname(__filename) !== '.ts';

/** The folder of the code that bundlers read: the sources, or their form for bundlers in the published package. */
export const bundled = isPackage ? resolve(root, '../web') : root;

/** The folder that paths in messages are relative to. */
export const home = isPackage ? process.cwd() : root;

/** The folder of the site for Docusaurus, which finds its own code there. */
export const siteFolder = resolve(bundled, 'site');

/** The folder of what Docusaurus writes while it builds or serves. */
export const generatedFiles = resolve(
  siteFolder,
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
);

/** The extension of the files that this project's code is in. */
export const extension = extname(__filename);

/** The configuration of Docusaurus. */
export const configFile = resolve(root, `site/docusaurus.config${extension}`);

/** The settings of this project's site; the command line of the published package reads those of a project. */
const PROJECT = 'openapi/project.yaml';

const written: ProjectPaths = isPackage ? {} : readProjectPaths(resolve(root, PROJECT));

const own = {
  generated: resolve(root, 'generated'),
  docs: written.docs === undefined ? resolve(root, 'docs') : requireFolder('docs', written.docs),
};

/** The generator's output for the description that this site documents; hand-written pages are bound to it. */
export const generated = readFolder('GENERATED_DIR') ?? own.generated;

/** The paths in our `project.yaml`; none if another description is documented. */
export const ownPaths: ProjectPaths = generated === own.generated ? written : {};

/** The folder of hand-written pages: ours, another project's, or only a front page. */
export const docs =
  readFolder('DOCS_DIR') ?? (generated === own.generated ? own.docs : resolve(root, 'site/front-page'));

/** Whether this site is built from our own description and pages: only then does it have our simulator, labs and sidebars. */
export const isOwn = generated === own.generated && docs === own.docs;

/**
 * Returns the folder that an environment variable names, or undefined if it is not set.
 * @throws SettingError if there is no such folder.
 */
export function readFolder(variable: string): string | undefined {
  const value = process.env[variable];
  if (value === undefined) return undefined;
  if (value === '') throw new SettingError(`${variable} is empty: write the path of a folder, or unset it.`);
  const folder = resolve(root, value);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new SettingError(`${variable}=${value} is not a folder: write the path of one, or unset it.`);
}

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingError } from '../errors/author-error';

/** The project's root folder. */
export const root = resolve(__dirname, '../..');
const own = { generated: resolve(root, 'generated'), docs: resolve(root, 'docs') };

/** The generator's output for the description that this site documents; hand-written pages are bound to it. */
export const generated = readFolder('GENERATED_DIR') ?? own.generated;

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

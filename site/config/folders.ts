import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingError } from '../errors/author-error';

/** The folder of the project. */
export const root = resolve(__dirname, '../..');
const own = { generated: resolve(root, 'generated'), docs: resolve(root, 'docs') };

/** Output of the generator for the description whose site this is; hand-written pages are bound to it. */
export const generated = readFolder('GENERATED_DIR') ?? own.generated;

/** Hand-written pages: ours, those of another project, or a front page alone. */
export const docs =
  readFolder('DOCS_DIR') ?? (generated === own.generated ? own.docs : resolve(root, 'site/front-page'));

/** Whether this is the site of our own description and pages: no other one has our simulator, labs and sidebars. */
export const isOwn = generated === own.generated && docs === own.docs;

/**
 * The folder that a variable names; undefined when it is not set.
 * @throws SettingError when there is no such folder.
 */
function readFolder(variable: string): string | undefined {
  const value = process.env[variable];
  if (value === undefined) return undefined;
  if (value === '') throw new SettingError(`${variable} is empty: write the path of a folder, or unset it.`);
  const folder = resolve(root, value);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new SettingError(`${variable}=${value} is not a folder: write the path of one, or unset it.`);
}

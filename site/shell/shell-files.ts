import { join, resolve } from 'node:path';
import { isPackage, root } from '../config/code';

/** The folder of the shell: the published package has one, and `npm run shell` makes that of this project. */
export const SHELL = isPackage ? resolve(root, '../shell') : join(root, 'node_modules/.cache/shell');

/** The parts of a shell. */
export interface ShellFiles {
  /** The code that renders pages, as a CommonJS module next to its parts; it reads `docproofSite` when it is loaded. */
  server: string;
  /** Which files of `assets` a page needs, as Docusaurus reads it. */
  manifest: string;
  /** The files of browsers. */
  assets: string;
}

/** Returns the parts of the shell in a folder. */
export function shellFiles(folder: string): ShellFiles {
  return {
    server: join(folder, 'server/server.bundle.js'),
    manifest: join(folder, 'manifest.json'),
    assets: join(folder, 'assets'),
  };
}

import { join } from 'node:path';

/** Where this project has its shell, below its root. */
export const SHELL = 'node_modules/.cache/shell';

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

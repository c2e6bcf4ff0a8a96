import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';

/** The project's root folder; in the published package, that of the code for Node. */
export const root = resolve(__dirname, '../..');

/** Whether the published package runs, and not the sources of this project. */
export const isPackage = extname(__filename) !== '.ts';

/** The folder of the code that bundlers read: the sources, or their form for bundlers in the published package. */
export const bundled = isPackage ? resolve(root, '../web') : root;

/** Whether the code that a bundler reads is there; a package without it fills a shell. */
export const hasBundler = !isPackage || existsSync(resolve(bundled, 'core'));

/** The folder that paths in messages are relative to. */
export const home = isPackage ? process.cwd() : root;

/** The folder of the site for Docusaurus, which finds its own code there. */
export const siteFolder = resolve(bundled, 'site');

/** The extension of the files that this project's code is in. */
export const extension = extname(__filename);

/** The configuration of Docusaurus. */
export const configFile = resolve(root, `site/docusaurus.config${extension}`);

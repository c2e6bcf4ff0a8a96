import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Hand-written pages. */
export const docs = resolve(root, 'docs');

/** Output of the generator for our own description; hand-written pages are bound to it. */
export const ownGenerated = resolve(root, 'generated');

/** Output of the generator for the description whose reference the site shows. */
export const generated = resolve(root, process.env.GENERATED_DIR ?? ownGenerated);

import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const own = { generated: resolve(root, 'generated'), docs: resolve(root, 'docs') };

/** Output of the generator for the description whose site this is; hand-written pages are bound to it. */
export const generated = resolve(root, process.env.GENERATED_DIR ?? own.generated);

/** Hand-written pages: ours, those of another project, or a front page alone. */
export const docs = resolve(
  root,
  process.env.DOCS_DIR ?? (generated === own.generated ? own.docs : 'site/front-page'),
);

/** Whether this is the site of our own description and pages: no other one has our simulator, labs and sidebars. */
export const isOwn = generated === own.generated && docs === own.docs;

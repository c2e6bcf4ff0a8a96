import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from './plugin';
import { loadWithoutCollection } from './without-collection';

/** The bundle of these functions, which only the published package has. */
const BUNDLE = path.join(__dirname, 'openapi-plugin.cjs');

/** Loads two functions that the package does not export at its root; its command uses them in the same way. */
export function loadPlugin(): Plugin {
  // Not `import()`: Node and vitest disagree about the default export of such a CommonJS module.
  const load = createRequire(__filename);
  if (existsSync(BUNDLE)) return load(BUNDLE) as Plugin;
  const loadForPlugin = createRequire(load.resolve('docusaurus-plugin-openapi-docs/lib/openapi'));
  return loadWithoutCollection(loadForPlugin, () => {
    const { processOpenapiFiles } = load('docusaurus-plugin-openapi-docs/lib/openapi') as Plugin;
    const { default: generateSidebarSlice } = load('docusaurus-plugin-openapi-docs/lib/sidebars') as {
      default: Plugin['generateSidebarSlice'];
    };
    return { processOpenapiFiles, generateSidebarSlice };
  });
}

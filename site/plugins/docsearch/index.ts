import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { patchDocSearch } from './patch';

/** Makes the bundler use the patched DocSearch instead of the installed one, and adds a search page to the site. */
export default function docSearch(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  options: { searchPagePath: string },
): Plugin {
  const folder = join(generatedFilesDir, 'docsearch');
  const patched = join(folder, 'index.js');
  return {
    name: 'docsearch',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, options.searchPagePath, '/']),
        component: '@site/src/search/SearchPage',
        exact: true,
      });
    },
    configureWebpack() {
      const root = require.resolve('@docsearch/react/package.json', { paths: [siteDir] });
      const source = readFileSync(join(root, '../dist/esm/index.js'), 'utf8');
      mkdirSync(folder, { recursive: true });
      writeFileSync(patched, patchDocSearch(source));
      return { resolve: { alias: { '@docsearch/react$': patched } } };
    },
  };
}

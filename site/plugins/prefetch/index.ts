import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The files of Docusaurus that are patched, with their loader. */
const PATCHES = { prefetch: 'remember-urls.cjs', docusaurus: 'likely-links.cjs' };

/** Prefetches the pages of likely links only, and keeps a page's head small: one element for each file, not one for each link. */
export default function prefetch({ siteDir }: LoadContext): Plugin {
  const rules = Object.entries(PATCHES).map(([name, loader]) => ({
    include: require.resolve(`@docusaurus/core/lib/client/${name}.js`, { paths: [siteDir] }),
    loader: join(__dirname, loader),
  }));
  return {
    name: 'prefetch',
    configureWebpack: (_, isServer) => (isServer ? {} : { module: { rules } }),
  };
}

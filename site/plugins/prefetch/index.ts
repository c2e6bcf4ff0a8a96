import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The files of Docusaurus that are replaced or patched, with their loader. */
const PATCHES = { prefetch: 'one-request.cjs', 'exports/Link': 'links-ask-nothing.cjs' };

/** Leaves the choice of pages to prefetch to `src/client/prefetch-in-view.ts`, and asks once for each file. */
export default function prefetch({ siteDir }: LoadContext): Plugin {
  const findRules = () =>
    Object.entries(PATCHES).map(([name, loader]) => ({
      include: require.resolve(`@docusaurus/core/lib/client/${name}.js`, { paths: [siteDir] }),
      loader: join(__dirname, loader),
    }));
  return {
    name: 'prefetch',
    configureWebpack: (_, isServer) => (isServer ? {} : { module: { rules: findRules() } }),
  };
}

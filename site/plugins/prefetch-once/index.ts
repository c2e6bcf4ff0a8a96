import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Keeps a page's head small: one prefetch element for each file, instead of one for each link. */
export default function prefetchOnce({ siteDir }: LoadContext): Plugin {
  const file = require.resolve('@docusaurus/core/lib/client/prefetch.js', { paths: [siteDir] });
  const rule = { include: file, loader: join(__dirname, 'remember-urls.cjs') };
  return {
    name: 'prefetch-once',
    configureWebpack: (_, isServer) => (isServer ? {} : { module: { rules: [rule] } }),
  };
}

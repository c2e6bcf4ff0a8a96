import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Keeps the head of a page small: one element for each file that the browser is to have at hand, not one for each link. */
export default function prefetchOnce({ siteDir }: LoadContext): Plugin {
  const file = require.resolve('@docusaurus/core/lib/client/prefetch.js', { paths: [siteDir] });
  const rule = { include: file, loader: join(__dirname, 'remember-urls.cjs') };
  return {
    name: 'prefetch-once',
    configureWebpack: (_, isServer) => (isServer ? {} : { module: { rules: [rule] } }),
  };
}

import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Keeps the banner about a wrong base URL out of the browser's code: only the server renders it. */
export default function bannerOnServer({ siteDir }: LoadContext): Plugin {
  const findRule = () => ({
    include: require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js', { paths: [siteDir] }),
    loader: join(__dirname, 'style-only.cjs'),
  });
  return {
    name: 'banner-on-server',
    configureWebpack: (_, isServer) => (isServer ? {} : { module: { rules: [findRule()] } }),
  };
}

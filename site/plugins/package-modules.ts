import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Lets pages import what compiled MDX needs wherever they are: the package may be installed in a folder that is not above theirs. */
export default function packageModules(): Plugin {
  return {
    name: 'package-modules',
    configureWebpack: () => ({
      resolve: { modules: [resolve(require.resolve('@docusaurus/core/package.json'), '../../..')] },
    }),
  };
}

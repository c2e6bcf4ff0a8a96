import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Leaves the theme's client module that loads Prism out of the browser's code: pages arrive highlighted. */
export default function withoutPrism(): Plugin {
  const theme = require.resolve('@docusaurus/theme-classic');
  return {
    name: 'without-prism',
    configureWebpack: () => ({
      resolve: { alias: { [resolve(theme, '../prism-include-languages.js')]: false } },
    }),
  };
}

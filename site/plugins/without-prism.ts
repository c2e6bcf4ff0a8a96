import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Removes the theme's client module that loads Prism from the browser's code, because pages are already highlighted. */
export default function withoutPrism(): Plugin {
  return {
    name: 'without-prism',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [resolve(require.resolve('@docusaurus/theme-classic'), '../prism-include-languages.js')]: false,
        },
      },
    }),
  };
}

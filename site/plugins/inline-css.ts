import type { Plugin } from '@docusaurus/types';

/** Gives an import that ends in `?inline` the content of the file as a string. */
export default function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    configureWebpack: () => ({ module: { rules: [{ resourceQuery: /^\?inline$/, type: 'asset/source' }] } }),
  };
}

import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { extension, siteFolder } from '../../config/code';

/**
 * Gives the browser Docusaurus' common utilities without `tslib`. Their CommonJS entry requires all of it (10 KB) for one helper;
 * `utils-common.ts` exports the same functions from the files next to that entry.
 */
export default function smallUtils(): Plugin {
  return {
    name: 'small-utils',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                '@docusaurus/utils-common$': resolve(
                  siteFolder,
                  `plugins/small-utils/utils-common${extension}`,
                ),
              },
            },
          },
  };
}

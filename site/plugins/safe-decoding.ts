import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { extension, siteFolder } from '../config/code';

const decoder = resolve(siteFolder, `src/decode${extension}`);

/**
 * Gives libraries in the browser's code decoders that never throw. The router, scrolling after a navigation, and the table of
 * contents decode addresses as readers enter them, and a `%` that does not begin an escape sequence crashed every page.
 */
export default function safeDecoding(): Plugin {
  return {
    name: 'safe-decoding',
    configureWebpack: (_, isServer, { currentBundler }) =>
      isServer
        ? {}
        : {
            plugins: [
              new currentBundler.instance.ProvidePlugin({
                decodeURIComponent: [decoder, 'decode'],
                decodeURI: [decoder, 'decodePath'],
              }),
            ],
          },
  };
}

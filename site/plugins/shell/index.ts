import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import { extension, siteFolder } from '../../config/code';
import { nameOfData, SHELL_COMPONENTS, SHELL_DATA } from './shell-data';

/** Makes a bundle that reads at run time what differs between two sites (`src/shell/site.ts`), and has the components of all routes. */
export default function shell({ generatedFilesDir }: LoadContext): Plugin {
  const rule = {
    test: /\.(json|mjs)$/,
    include: generatedFilesDir,
    type: 'javascript/auto',
    loader: join(__dirname, 'read-site.cjs'),
    options: { nameOf: (file: string) => nameOfData(file, generatedFilesDir), names: SHELL_DATA },
  } as const;
  const replaced = (name: string, isServer: boolean) => {
    const side = isServer ? 'server' : 'client';
    const file = name === 'routes' ? `${side}-routes` : name;
    return [`${join(generatedFilesDir, name)}$`, join(siteFolder, `src/shell/${file}${extension}`)];
  };
  return {
    name: 'shell',
    async contentLoaded({ actions }) {
      await actions.createData('components.js', formatComponents());
    },
    configureWebpack: (_, isServer) => ({
      module: { rules: [rule] },
      resolve: {
        alias: Object.fromEntries(['registry', 'routes'].map((name) => replaced(name, isServer))) as Record<
          string,
          string
        >,
      },
    }),
  };
}

/** Writes the table of components by name, each in the form of an entry of Docusaurus' registry, and with the name of its chunk there. */
function formatComponents(): string {
  const lines = SHELL_COMPONENTS.map((name) => {
    const chunk = simpleHash(name, 8);
    return `  "${name}": [() => import(/* webpackChunkName: "${chunk}" */ "${name}"), "${name}", require.resolveWeak("${name}")],\n`;
  });
  return `export default {\n${lines.join('')}};\n`;
}

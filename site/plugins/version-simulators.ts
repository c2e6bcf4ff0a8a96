import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readVersions, versionsFile } from '../versions/read-versions';

/** The data that a simulator is made of. */
const PARTS = ['contract.json', 'requests.json', 'forms.json', 'world.json', 'validators'];

/** Makes the simulators of the earlier versions of the API loadable, each on its own pages only. */
export default function versionSimulators(_: LoadContext, { generated }: { generated: string }): Plugin {
  return {
    name: 'version-simulators',
    getPathsToWatch: () => [versionsFile(generated)],
    async contentLoaded({ actions }) {
      const versions = readVersions(generated)?.versions ?? [];
      const entries = versions.map(({ version }) => {
        const folder = join(generated, 'versions', version, 'simulator');
        const imports = PARTS.map((part) => `import(${JSON.stringify(join(folder, part))})`);
        return `  ${JSON.stringify(version)}: () => Promise.all([${imports.join(', ')}]),\n`;
      });
      await actions.createData('simulators.js', `export default {\n${entries.join('')}};\n`);
    },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SimulatorSchemas } from '#core/contracts/validators';
import { compileValidators } from '#core/schema/compile-validators';
import { readVersions, versionsFile } from '../versions/read-versions';

const NAME = 'version-simulators';

/** The data that a simulator is made of, besides its validators. */
const PARTS = ['contract.json', 'requests.json', 'forms.json', 'world.json'];

/** The validators of the current version. Docusaurus would compile a `.js` file once more. */
const CURRENT = 'validators.cjs';

/**
 * Compiles the validators of the simulators for browsers, and makes the simulators of the earlier versions of the API loadable, each on
 * its own pages only.
 */
export default function versionSimulators(
  { siteDir, generatedFilesDir }: LoadContext,
  { generated }: { generated: string },
): Plugin {
  const schemasOf = (folder: string) => join(folder, 'simulator/schemas.json');
  const alias = {
    [`${join(siteDir, '../simulator/validators')}$`]: join(generatedFilesDir, NAME, 'default', CURRENT),
  };
  return {
    name: NAME,
    getPathsToWatch: () => [schemasOf(generated), versionsFile(generated)],
    configureWebpack: () => ({ resolve: { alias } }),
    async contentLoaded({ actions }) {
      const compile = async (name: string, folder: string) =>
        actions.createData(name, compileValidators(readSchemas(schemasOf(folder))));
      await compile(CURRENT, generated);
      const versions = readVersions(generated)?.versions ?? [];
      const entries = versions.map(async ({ version }) => {
        const folder = join(generated, 'versions', version);
        const validators = await compile(`${version}.cjs`, folder);
        const imports = [...PARTS.map((part) => join(folder, 'simulator', part)), validators].map(
          (file) => `import(${JSON.stringify(file)})`,
        );
        return `  ${JSON.stringify(version)}: () => Promise.all([${imports.join(', ')}]),\n`;
      });
      const loaders = (await Promise.all(entries)).join('');
      await actions.createData('simulators.js', `export default {\n${loaders}};\n`);
    },
  };
}

function readSchemas(file: string): SimulatorSchemas {
  return JSON.parse(readFileSync(file, 'utf8')) as SimulatorSchemas;
}

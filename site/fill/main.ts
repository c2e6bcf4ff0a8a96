import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { buildSite } from '../build-site';
import { root } from '../config/code';
import { requireFile } from '../config/require-file';
import { readOwnBuildSettings } from '../config/settings';
import type * as fill from './fill-site';
import { SHELL, shellFiles } from '../shell/shell-files';

/** Builds a site without a bundler; exits with 1 if a page has a mistake, and with 2 for wrong usage or unusable folders. */
export const command: Command = {
  usage: `Usage: npm run fill -- [--shell folder]
Builds a site with the code that \`npm run shell\` has bundled. The variables are those of \`npm run build\`.
  --shell  the folder of the shell; without it, node_modules/.cache/shell`,
  run(args) {
    const { values } = readFlags({ shell: { type: 'string' } }, args);
    const shell = values.shell === undefined ? SHELL : resolve(root, values.shell);
    requireFile(shellFiles(shell).server, 'Run `npm run shell`, or name its folder with `--shell`.');
    return buildSite(readOwnBuildSettings(), (settings) => {
      // Not earlier: Docusaurus reads variables when it is loaded, and `buildSite` sets them.
      const { fillSite } = createRequire(__filename)('./fill-site') as typeof fill;
      return fillSite(settings, shell);
    });
  },
};

runIfStarted(module, command);

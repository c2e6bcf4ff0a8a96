import { resolve } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { root } from '../config/code';
import { readOwnBuildSettings } from '../config/settings';
import { buildShell } from './build-shell';
import { SHELL } from './shell-files';

/** Builds the shell of sites. */
export const command: Command = {
  usage: `Usage: npm run shell -- [--out folder]
Bundles the code of sites once, for \`npm run fill\`.
  --out  the folder of the shell, which is written anew; without it, node_modules/.cache/shell`,
  async run(args) {
    const { values } = readFlags({ out: { type: 'string' } }, args);
    const out = values.out === undefined ? SHELL : resolve(root, values.out);
    await buildShell(readOwnBuildSettings(), out);
  },
};

runIfStarted(module, command);

import { relative } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { prepareProcess } from '../prepare-process';
import { SITE_FLAGS, SITE_USAGE } from '../flags';
import { generateAndBuild } from '../load';
import { readSettings } from '../settings';

/** Builds the site. */
export const build: Command = {
  usage: `Usage: docproof build [openapi.yaml] [--docs folder] [--out build] [--base /] [--all | --quiet]
Builds the site as static files for any host.
${SITE_USAGE}`,
  async run(args) {
    const { values, words } = readFlags(SITE_FLAGS, args, true);
    const settings = await readSettings(words, values, { defaultOut: 'build' });
    prepareProcess(settings);
    const exitCode = await generateAndBuild(settings, values);
    if (exitCode === 0) process.stdout.write(`Built the site in ${relative('', settings.out)}.\n`);
    return exitCode;
  },
};

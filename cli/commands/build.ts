import { relative } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { readProject } from '../../site/config/project';
import { prepareProcess } from '../prepare-process';
import { SITE_FLAGS, SITE_USAGE } from '../flags';
import { generateAndBuild } from '../load';
import { readSettings } from '../settings';

const NO_ADDRESS =
  'The address of the site is not known, so it has no sitemap, and links for programs are paths: write `name` and `url` into `project.yaml` next to the description.\n';

/** Builds the site. */
export const build: Command = {
  usage: `Usage: docproof build [openapi.yaml] [--overlay file]… [--docs folder] [--out build] [--base /] [--all | --quiet]
Builds the site as static files for any host.
${SITE_USAGE}`,
  async run(args) {
    const { values, words } = readFlags(SITE_FLAGS, args, true);
    const settings = await readSettings(words, values, { defaultOut: 'build' });
    prepareProcess(settings);
    const exitCode = await generateAndBuild(settings, values);
    if (exitCode !== 0) return exitCode;
    if (readProject(settings).url === undefined) process.stderr.write(NO_ADDRESS);
    process.stdout.write(`Built the site in ${relative('', settings.out)}.\n`);
    return 0;
  },
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { compareSites } from './compare-sites';
import { toMarkdown } from './format-diff';
import { readSite } from './read-site';

const FLAGS = {
  base: { type: 'string' },
  head: { type: 'string', default: 'build' },
  artifacts: { type: 'string' },
} as const;

/** Prints what a change does to the pages of the site; exit code 2 for wrong usage. */
export const command: Command = {
  usage: `Usage: npm run page:diff -- --base folder [--head build] [--artifacts address]
Prints as Markdown which pages two built sites do not have in common, and how their sizes differ.
  --base  the earlier site; without pages, there is nothing to compare with
  --head  the later site
  --artifacts  where the site and its pictures are kept, for a link`,
  run(args) {
    const { base, head, artifacts } = readFlags(FLAGS, args).values;
    if (base === undefined)
      throw new UsageError('There is no earlier site: write its folder after `--base`.');
    if (!existsSync(join(head, 'index.html')))
      throw new UsageError(`There is no ${join(head, 'index.html')}: run \`npm run build\` first.`);
    process.stdout.write(toMarkdown(compareSites(readSite(base), readSite(head)), originOf(head), artifacts));
  },
};

/** The origin that the sitemap of a built site names. */
function originOf(folder: string): string {
  const file = join(folder, 'sitemap.xml');
  const [, address = ''] = existsSync(file) ? (/<loc>([^<]*)/.exec(readFileSync(file, 'utf8')) ?? []) : [];
  return URL.canParse(address) ? new URL(address).origin : '';
}

runIfStarted(module, command);

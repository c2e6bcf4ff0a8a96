import { existsSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { countOf } from '#core/text/count-of';
import { findFault } from './ask';
import { findExternalLinks } from './find-external-links';

const FLAGS = { site: { type: 'string', default: 'build' } } as const;

/** Asks for each page of another host that the built site links to. Exit code 1: one is not there, even when asked twice. */
export const command: Command = {
  usage: `Usage: npm run links -- [--site build]
Asks for each page of another host that the built site links to, and prints those that are not there.
  --site  the built site`,
  async run(args) {
    const { site } = readFlags(FLAGS, args).values;
    if (!existsSync(site)) throw new UsageError(`There is no ${site}: run \`npm run build\` first.`);
    const links = findExternalLinks(site);
    let broken = 0;
    // One after the other, because most links lead to the same few hosts.
    for (const [link, pages] of links) {
      const fault = (await findFault(link)) && (await findFault(link));
      if (fault === undefined) continue;
      broken += 1;
      process.stdout.write(`${link}  ${fault}\n  in ${pages.slice(0, 3).join(', ')}\n`);
    }
    process.stderr.write(`${countOf(links.size, 'link')} to other hosts, ${broken} broken\n`);
    return broken > 0 ? 1 : 0;
  },
};

runIfStarted(module, command);

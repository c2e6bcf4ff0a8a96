import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { countOf } from '#core/text/count-of';
import { UsageError } from '#core/command-line/usage-error';
import { copyForPlainHost } from './hosting/copy-for-plain-host';

const FLAGS = { from: { type: 'string', default: 'build' }, out: { type: 'string' } } as const;

/** Copies the built site for a host that sends no headers of ours; exit code 2 for wrong usage. */
export const command: Command = {
  usage: `Usage: npm run host:plain -- --out folder [--from build]
Copies the built site for a host that sends no headers, such as GitHub Pages: each page carries its policy in a \`<meta>\`.
  --from  the built site
  --out   the new folder`,
  run(args) {
    const { from, out } = readFlags(FLAGS, args).values;
    if (out === undefined)
      throw new UsageError('There is no folder to write: write a new one after `--out`.');
    process.stderr.write(`${countOf(copyForPlainHost(from, out), 'page')} with a policy in ${out}\n`);
  },
};

runIfStarted(module, command);

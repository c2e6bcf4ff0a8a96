import { existsSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { countOf } from '#core/text/count-of';
import type * as generator from '../../generator/commands/improve';
import { formatProblems } from '../../generator/problems/format-problems';
import { isDownloaded } from '../../generator/read/source/downloaded';
import { findEntry } from '../find-entry';
import { ENTRY_USAGE, OVERLAY_USAGE } from '../flags';
import { loadProgram } from '../load';

const FLAGS = { overlay: { type: 'string', multiple: true }, out: { type: 'string' } } as const;

const NAME = 'docs.overlay.yaml';

/** Writes an overlay with what the docs lack. */
export const improve: Command = {
  usage: `Usage: docproof improve [openapi.yaml] [--overlay file]… [--out ${NAME}]
Writes an overlay with what the docs lack, each action with its reason, for you to accept or take out. The description stays as it is.
${ENTRY_USAGE}
${OVERLAY_USAGE}
  --out     the overlay to write, ${NAME} next to the description if you name none; one that exists keeps what it has`,
  async run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const entry = await findEntry(words);
    const out = values.out ?? join(isDownloaded(entry) ? '' : dirname(entry), NAME);
    if (!['.yaml', '.yml'].includes(extname(out)))
      throw new UsageError(`\`--out ${out}\` is not a YAML file: write a name such as ${NAME}.`);
    const { improve: find } = loadProgram<typeof generator>('../generator/commands/improve');
    const { problems, text, actions, drafts, isNamed } = await find(entry, values.overlay, out);
    process.stdout.write(formatProblems(problems, 'text'));
    if (problems.length > 0) return 1;
    if (text === undefined) {
      process.stdout.write('Nothing to add: the docs lack nothing that an overlay can give.\n');
      return 0;
    }
    const verb = existsSync(out) ? 'Added to' : 'Wrote';
    writeFileSync(out, text);
    const file = relative('', out);
    process.stdout.write(
      `${verb} ${file}: ${countOf(actions, 'action')}, and ${countOf(drafts, 'comment')} for you to fill in.\n`,
    );
    if (!isNamed)
      process.stdout.write(
        `Apply it: write \`overlays: [${NAME}]\` into \`project.yaml\`, or add \`--overlay ${file}\`.\n`,
      );
    return 0;
  },
};

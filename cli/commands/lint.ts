import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import type * as generator from '../../generator/commands/lint';
import { findEntry } from '../find-entry';
import { DETAIL_FLAGS, DETAIL_USAGE } from '../../generator/run/detail';
import { ENTRY_USAGE } from '../flags';
import { detailArgs, loadProgram } from '../load';

/** Names the problems of the description. */
export const lint: Command = {
  usage: `Usage: docproof lint [openapi.yaml] [--all | --quiet] [--format text|json|github|sarif]
Names each mistake in the description, with its location and what to write instead.
${ENTRY_USAGE}
${DETAIL_USAGE}
  --format  how problems are printed: as annotations in GitHub Actions, else as text`,
  async run(args) {
    const { values, words } = readFlags({ ...DETAIL_FLAGS, format: { type: 'string' } }, args, true);
    const format = values.format === undefined ? [] : ['--format', values.format];
    const entry = await findEntry(words);
    const { command } = loadProgram<typeof generator>('../generator/commands/lint');
    return command.run(['--entry', entry, ...format, ...detailArgs(values)]);
  },
};

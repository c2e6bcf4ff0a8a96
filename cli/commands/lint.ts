import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import type * as generator from '../../generator/lint-main';
import { findEntry } from '../find-entry';
import { ENTRY_USAGE } from '../flags';
import { loadProgram } from '../load';

/** Names the problems of the description. */
export const lint: Command = {
  usage: `Usage: docproof lint [openapi.yaml] [--format text|json|github|sarif]
Names each mistake in the description, with its location and what to write instead.
${ENTRY_USAGE}
  --format how problems are printed: as annotations in GitHub Actions, else as text`,
  async run(args) {
    const { values, words } = readFlags({ format: { type: 'string' } }, args, true);
    const format = values.format === undefined ? [] : ['--format', values.format];
    const entry = findEntry(words);
    const { command } = loadProgram<typeof generator>('../generator/lint-main');
    return command.run(['--entry', entry, ...format]);
  },
};

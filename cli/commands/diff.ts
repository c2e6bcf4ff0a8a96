import { basename } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import type * as generator from '../../generator/commands/diff';
import { findEntry } from '../find-entry';
import { loadProgram } from '../load';

const FLAGS = {
  base: { type: 'string' },
  format: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const;

/** Says what changed between two states of a description. */
export const diff: Command = {
  usage: `Usage: docproof diff [before.yaml] [openapi.yaml] [--base commit] [--format text|json|markdown|github] [--all]
Says what changed in the API, for whom, and what clients must do; ends with code 1 if a change breaks clients.
  before    an earlier description; without it, the one of an earlier commit
  openapi   the description as it is now
  --base    the commit to compare with; by default, where the work left the main branch
  --format  how changes are printed: as annotations in GitHub Actions, else as text
  --all     prints every change, documentation included`,
  async run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const { base, format, all } = values;
    const [before, after, third] = words.length < 2 ? [undefined, ...words] : words;
    if (third !== undefined) throw new UsageError(`\`${third}\` is one description too many: name two.`);
    if (before !== undefined && base !== undefined)
      throw new UsageError('A description and `--base` are both to compare with: write one of them.');
    const entry = await findEntry(after === undefined ? [] : [after]);
    if (basename(entry) === 'project.yaml')
      throw new UsageError(
        '`diff` compares one description, and `project.yaml` lists several: name one, such as `docproof diff orders/openapi.yaml`.',
      );
    const from = before === undefined ? base : await findEntry([before]);
    const { command } = loadProgram<typeof generator>('../generator/commands/diff');
    return command.run([
      ...['--entry', entry],
      ...(from === undefined ? [] : ['--base', from, ...(before === undefined ? [] : ['--head', entry])]),
      ...(format === undefined ? [] : ['--format', format]),
      ...(all ? ['--all'] : []),
    ]);
  },
};

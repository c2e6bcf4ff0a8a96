import { createRequire } from 'node:module';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { FORMAT_FLAG, readFormat } from '../../generator/problems/read-format';
import type * as lint from './lint';

const FLAGS = {
  ...FORMAT_FLAG,
  fix: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

/**
 * `npm run lint:docs`: prints the problems of the hand-written pages; exits with 1 if there are any, and with 2 for wrong usage or
 * another project's pages.
 */
export const command: Command = {
  usage: `Usage: npm run lint:docs -- [page …] [--fix [--dry-run]] [--format text|json|github|sarif]
Prints the problems of the hand-written pages, or of these: npm run lint:docs -- docs/guides/webhooks.mdx
  --fix     makes each replacement that is the only remedy, and prints it; with --dry-run, only prints them
  --format  how problems are printed: as annotations in GitHub Actions, else as text`,
  run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const format = readFormat(values.format);
    if (values['dry-run'] && !values.fix)
      throw new UsageError('`--dry-run` belongs to `--fix`: add that, or leave it out.');
    const fixing = values.fix ? (values['dry-run'] ? 'dry' : 'write') : 'none';
    // Loaded only now, because modules read the settings when they are loaded.
    return (createRequire(__filename)('./lint') as typeof lint).lint(words, format, fixing);
  },
};

runIfStarted(module, command);

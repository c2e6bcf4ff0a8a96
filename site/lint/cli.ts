import { createRequire } from 'node:module';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { FORMATS } from '../../generator/problems/format-problems';
import type * as lint from './lint';

const FLAGS = {
  format: { type: 'string', default: process.env.GITHUB_ACTIONS ? 'github' : 'text' },
} as const;

/**
 * `npm run lint:docs`: prints the problems of the hand-written pages; exits with 1 if there are any, and with 2 for wrong usage or
 * another project's pages.
 */
export const command: Command = {
  usage: `Usage: npm run lint:docs -- [page …] [--format text|json|github]
Prints the problems of the hand-written pages, or of these: npm run lint:docs -- docs/guides/webhooks.mdx
  --format  how problems are printed`,
  run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const format = FORMATS.find((known) => known === values.format);
    if (format === undefined)
      throw new UsageError(`\`--format ${values.format}\` is not known: write one of ${FORMATS.join(', ')}.`);
    // Loaded only now, because modules read the settings when they are loaded.
    return (createRequire(__filename)('./lint') as typeof lint).lint(words, format);
  },
};

runIfStarted(module, command);

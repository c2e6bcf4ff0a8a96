import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { EXPLAIN_FLAG, readExplain } from '../../generator/problems/read-explain';
import { FORMAT_FLAG, readFormat } from '../../generator/problems/read-format';
import { FIX_FLAGS, readFixing } from '../../generator/problems/read-fixing';
import { explainRule } from '../../generator/problems/rule-text';
import { readOwnSettings } from '../config/settings';
import { lint } from './lint';

const FLAGS = {
  ...FORMAT_FLAG,
  ...FIX_FLAGS,
  ...EXPLAIN_FLAG,
} as const;

/**
 * `npm run lint:docs`: prints the problems of the hand-written pages, or the page of a rule; exits with 1 if there are problems, and
 * with 2 for wrong usage or another project's pages.
 */
export const command: Command = {
  usage: `Usage: npm run lint:docs -- [page …] [--fix [--dry-run]] [--format text|json|github|sarif]
       npm run lint:docs -- --explain term
Prints the problems of the hand-written pages, or of these: npm run lint:docs -- docs/guides/webhooks.mdx
  --fix      makes each replacement that is the only remedy, and prints it; with --dry-run, only prints them
  --format   how problems are printed: as annotations in GitHub Actions, else as text
  --explain  prints why a rule exists, a bad and a good example, and how to turn it off`,
  run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const explain = readExplain(values.explain, args);
    if (explain !== undefined) {
      process.stdout.write(explainRule(explain));
      return 0;
    }
    const format = readFormat(values.format);
    const fixing = readFixing(values);
    return lint(readOwnSettings(), words, format, fixing);
  },
};

runIfStarted(module, command);

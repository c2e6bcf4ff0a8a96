import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { countOf } from '#core/text/count-of';
import type { Format } from '../../generator/problems/format-problems';
import { FORMAT_FLAG, readFormat } from '../../generator/problems/read-format';
import { findUnreviewed } from './find-unreviewed';
import { formatUnreviewed } from './format-unreviewed';
import { BASES, hasBases } from '../../site/claims/ledger-files';
import { usedBases } from './basis/used-bases';
import { readPremises } from './read-premises';
import { review } from './review/review';

const FLAGS = {
  check: { type: 'boolean', default: false },
  ...FORMAT_FLAG,
} as const;

/** Compares every sentence for readers with the one that somebody accepted. Exit code 1: some are left to review. */
export const command: Command = {
  usage: `Usage: npm run claims -- [--check [--format text|json|github|sarif]]
Shows each sentence for readers that changed since somebody compared it with what it rests on, and takes your verdict.
  --check   prints these sentences instead; exit code 1 if there are any
  --format  how they are printed`,
  async run(args) {
    const { values } = readFlags(FLAGS, args);
    if (!values.check) return review(readPremises());
    return check(readFormat(values.format));
  },
};

function check(format: Format): number {
  const premises = readPremises();
  const { claims, ledger, known } = premises;
  const unreviewed = findUnreviewed(premises);
  process.stdout.write(formatUnreviewed(unreviewed, format, known));
  const isStale = unreviewed.length === 0 && !hasBases(usedBases(ledger, known));
  if (isStale) process.stderr.write(`${BASES} is not up to date: run \`npm run claims\`.\n`);
  process.stderr.write(`${countOf(claims.length, 'sentence')}, ${unreviewed.length} to review\n`);
  return unreviewed.length > 0 || isStale ? 1 : 0;
}

runIfStarted(module, command);

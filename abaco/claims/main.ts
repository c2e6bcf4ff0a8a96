import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { checkClaims } from '../../authoring/claims/check-claims';
import { readPremises } from '../../authoring/claims/read-premises';
import { review } from '../../authoring/claims/review/review';
import { FORMAT_FLAG, readFormat } from '../../generator/problems/read-format';
import { LEDGER } from '../../site/claims/ledger-files';
import { readSources } from '../../site/remark/read-sources';
import { readBases } from './known-bases';
import { readClaims } from './read-claims';

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
    const sources = readSources('generated', 'docs');
    const premises = readPremises(
      { command: 'npm run claims', folder: LEDGER },
      { claims: readClaims(sources), known: readBases(sources), facts: sources.facts },
    );
    return values.check ? checkClaims(premises, readFormat(values.format)) : review(premises);
  },
};

runIfStarted(module, command);

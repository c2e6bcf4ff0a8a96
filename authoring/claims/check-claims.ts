import { countOf } from '#core/text/count-of';
import type { Format } from '../../generator/problems/format-problems';
import { basesFile, hasBases } from '../../site/claims/ledger-files';
import { usedBases } from './basis/used-bases';
import { findUnreviewed } from './find-unreviewed';
import { formatUnreviewed } from './format-unreviewed';
import type { Premises } from './verdict';

/** Prints the sentences that somebody has to look at. Returns the exit code: 1 if there are any. */
export function checkClaims(premises: Premises, format: Format): number {
  const { claims, ledger, known, project } = premises;
  const unreviewed = findUnreviewed(premises);
  process.stdout.write(formatUnreviewed(unreviewed, format, premises));
  const isStale = unreviewed.length === 0 && !hasBases(project.folder, usedBases(ledger, known));
  if (isStale)
    process.stderr.write(`${basesFile(project.folder)} is not up to date: run \`${project.command}\`.\n`);
  process.stderr.write(`${countOf(claims.length, 'sentence')}, ${unreviewed.length} to review\n`);
  return unreviewed.length > 0 || isStale ? 1 : 0;
}

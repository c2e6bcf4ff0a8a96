import { UsageError } from '#core/command-line/usage-error';
import type { Detail } from '../problems/format-report';
import { loadsHouseRules } from '../read/source/find-config';

/** The command-line flags for the amount of output. */
export const DETAIL_FLAGS = {
  all: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
} as const;

export const DETAIL_USAGE = `  --all     prints every problem; without it, of a description without house rules only what changes its docs
  --quiet   prints errors only`;

/**
 * Returns the detail that the command line asks for; without a flag, everything of a description with house rules, because its
 * authors chose them, and in brief any other.
 * @throws UsageError for both flags.
 */
export function readDetail({ all, quiet }: { all: boolean; quiet: boolean }, entry: string): Detail {
  if (all && quiet) throw new UsageError('`--all` and `--quiet` exclude each other: write one of them.');
  if (quiet) return 'quiet';
  return all || loadsHouseRules(entry) ? 'all' : 'brief';
}

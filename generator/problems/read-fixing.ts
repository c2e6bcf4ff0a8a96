import { UsageError } from '#core/command-line/usage-error';
import type { Fixing } from './make-fixes';

/** The command-line flags for replacements. */
export const FIX_FLAGS = {
  fix: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

/**
 * Returns what the command line says about replacements.
 * @throws UsageError for `--dry-run` alone.
 */
export function readFixing({ fix, 'dry-run': dry }: Record<keyof typeof FIX_FLAGS, boolean>): Fixing {
  if (dry && !fix) throw new UsageError('`--dry-run` belongs to `--fix`: add that, or leave it out.');
  if (!fix) return 'none';
  return dry ? 'dry' : 'write';
}

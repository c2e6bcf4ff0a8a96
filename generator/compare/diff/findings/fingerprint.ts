import { createHash } from 'node:crypto';
import { canonicalText } from '../shape/canonical-text';
import type { Finding } from '../change';

/** Another version of what is hashed: all fingerprints change with it. */
const VERSION = 1;

/**
 * The name of a change: the same wherever it is written and in whatever order, since it has no pointer, line, name of a component
 * or wording.
 * @param anchor the first use in the base.
 * @param path from there to the change.
 */
export function fingerprintOf(
  { rule, name, before, after }: Finding,
  direction: string,
  anchor: string,
  path: string,
): string {
  const parts = [VERSION, rule, direction, anchor, path, name ?? null, before ?? null, after ?? null];
  return createHash('sha256').update(canonicalText(parts)).digest('hex').slice(0, 12);
}

import { existsSync } from 'node:fs';
import { filesBelow } from './hash';
import { MANIFEST, readManifest } from './manifest';

/**
 * Returns the files in `out` that no run generated and that are not in one of the folders `beside`: somebody added them by hand.
 * Such files are never removed.
 */
export function findUntracked(out: string, beside: readonly string[]): string[] {
  if (!existsSync(out)) return [];
  const made = new Set([...readManifest(out), MANIFEST]);
  return filesBelow(out).filter(
    (file) => !made.has(file) && !beside.some((folder) => file === folder || file.startsWith(`${folder}/`)),
  );
}

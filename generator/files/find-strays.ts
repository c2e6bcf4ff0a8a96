import { existsSync } from 'node:fs';
import { filesBelow } from './hash';
import { MANIFEST, readManifest } from './manifest';

/**
 * The files in `out` that no run made and that do not lie in one of the folders `beside`: somebody put them there by
 * hand. Nothing is ever removed for it.
 */
export function findStrays(out: string, beside: readonly string[]): string[] {
  if (!existsSync(out)) return [];
  const made = new Set([...readManifest(out), MANIFEST]);
  return filesBelow(out).filter(
    (file) => !made.has(file) && !beside.some((folder) => file === folder || file.startsWith(`${folder}/`)),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './generated-file';

/** The list of everything a run made, itself included. Only what is listed here is ever removed. */
export const MANIFEST = 'manifest.txt';

/** The files together with the manifest that names them, one path per line, sorted. */
export function withManifest(files: readonly GeneratedFile[]): GeneratedFile[] {
  const paths = [...files.map((file) => file.path), MANIFEST].sort();
  return [...files, { path: MANIFEST, content: `${paths.join('\n')}\n` }];
}

/** The paths that the last run into `out` made; none when there was no run. */
export function readManifest(out: string): string[] {
  const manifest = path.join(out, MANIFEST);
  return existsSync(manifest) ? readFileSync(manifest, 'utf8').split('\n').filter(Boolean) : [];
}

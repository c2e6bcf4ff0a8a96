import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './generated-file';

/** Lists every file that a run generated, including itself. Only files listed here are ever replaced or removed. */
export const MANIFEST = 'manifest.txt';

/** The first line of the manifest: a file that starts differently is not ours. */
const HEADER = '# Made by the generator, which replaces and removes only what is listed here.';

/** Adds the manifest to the files: their paths and its own, one per line, sorted. */
export function withManifest(files: readonly GeneratedFile[]): GeneratedFile[] {
  const paths = [...files.map((file) => file.path), MANIFEST].sort();
  return [...files, { path: MANIFEST, content: `${[HEADER, ...paths].join('\n')}\n` }];
}

/** Returns the paths that the last run into `out` generated; an empty list if there was no run or the manifest is not ours. */
export function readManifest(out: string): string[] {
  const manifest = path.join(out, MANIFEST);
  if (!lstatSync(manifest, { throwIfNoEntry: false })?.isFile()) return [];
  const [header, ...paths] = readFileSync(manifest, 'utf8').split(/\r?\n/);
  return header === HEADER ? paths.filter(Boolean) : [];
}

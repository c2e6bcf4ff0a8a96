import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './generated-file';

/** The list of everything a run made, itself included. Only what is listed here is ever replaced or removed. */
export const MANIFEST = 'manifest.txt';

/** Its first line: a list that begins otherwise is somebody else's. */
const HEADER = '# Made by the generator, which replaces and removes only what is listed here.';

/** The files together with the manifest that names them, one path per line, sorted. */
export function withManifest(files: readonly GeneratedFile[]): GeneratedFile[] {
  const paths = [...files.map((file) => file.path), MANIFEST].sort();
  return [...files, { path: MANIFEST, content: `${[HEADER, ...paths].join('\n')}\n` }];
}

/** The paths that the last run into `out` made; none when there was no run, or when the list there is not ours. */
export function readManifest(out: string): string[] {
  const manifest = path.join(out, MANIFEST);
  if (!lstatSync(manifest, { throwIfNoEntry: false })?.isFile()) return [];
  const [header, ...paths] = readFileSync(manifest, 'utf8').split(/\r?\n/);
  return header === HEADER ? paths.filter(Boolean) : [];
}

import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPaths, checkWay, isInside } from './check-paths';
import type { GeneratedFile } from './generated-file';
import { readManifest, withManifest } from './manifest';
import { OutputError } from './output-error';

/** How an output folder differs from what a run gives. */
export interface Comparison {
  missing: GeneratedFile[];
  stale: GeneratedFile[];
  /** Paths of files that an earlier run made and this one does not. */
  superfluous: string[];
}

/** Compares the files, and the manifest that lists them, with the folder `out`. Throws `OutputError`. */
export function compareFiles(files: readonly GeneratedFile[], out: string): Comparison {
  if (lstatSync(out, { throwIfNoEntry: false })?.isFile()) {
    throw new OutputError(`\`${out}\` is a file: write the path of a folder after \`--out\`.`);
  }
  const wanted = withManifest(files);
  checkPaths(wanted);
  const states = wanted.map((file) => ({ file, state: stateOf(file, out) }));
  const inState = (wantedState: State) =>
    states.filter(({ state }) => state === wantedState).map(({ file }) => file);
  return { missing: inState('missing'), stale: inState('stale'), superfluous: findSuperfluous(wanted, out) };
}

type State = 'missing' | 'stale' | 'same';

function stateOf({ path: file, content }: GeneratedFile, out: string): State {
  checkWay(out, file);
  const place = path.join(out, file);
  if (!lstatSync(place, { throwIfNoEntry: false })) return 'missing';
  return readFileSync(place).equals(Buffer.from(content)) ? 'same' : 'stale';
}

function findSuperfluous(wanted: readonly GeneratedFile[], out: string): string[] {
  const kept = new Set(wanted.map((file) => file.path.toLowerCase()));
  return readManifest(out)
    .filter((file) => isInside(file) && !kept.has(file.toLowerCase()))
    .filter((file) => isPlainFile(out, file));
}

/** A link is never followed, so that nothing outside the folder can be removed. */
function isPlainFile(out: string, file: string): boolean {
  try {
    checkWay(out, file);
  } catch (error) {
    if (error instanceof OutputError) return false;
    throw error;
  }
  return lstatSync(path.join(out, file), { throwIfNoEntry: false }) !== undefined;
}

import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPaths, checkWay, isInside } from './check-paths';
import type { GeneratedFile } from './generated-file';
import { readManifest, withManifest } from './manifest';
import { OutputError } from './output-error';

/** The differences between an output folder and the files of a run. */
export interface Comparison {
  missing: GeneratedFile[];
  stale: GeneratedFile[];
  /** Paths of files that an earlier run generated and this run does not. */
  superfluous: string[];
  /** Paths of the stale files that no run generated. */
  foreign: string[];
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
  const stale = inState('stale');
  const made = readManifest(out);
  return {
    missing: inState('missing'),
    stale,
    superfluous: findSuperfluous(wanted, made, out),
    foreign: findForeign(stale, made),
  };
}

type State = 'missing' | 'stale' | 'same';

function stateOf({ path: file, content }: GeneratedFile, out: string): State {
  checkWay(out, file);
  const place = path.join(out, file);
  if (!lstatSync(place, { throwIfNoEntry: false })) return 'missing';
  return readFileSync(place).equals(Buffer.from(content)) ? 'same' : 'stale';
}

function findForeign(stale: readonly GeneratedFile[], made: readonly string[]): string[] {
  const ours = new Set(made.map((file) => file.toLowerCase()));
  return stale.map((file) => file.path).filter((file) => !ours.has(file.toLowerCase()));
}

function findSuperfluous(wanted: readonly GeneratedFile[], made: readonly string[], out: string): string[] {
  const kept = new Set(wanted.map((file) => file.path.toLowerCase()));
  return made
    .filter((file) => isInside(file) && !kept.has(file.toLowerCase()))
    .filter((file) => isPlainFile(out, file));
}

/** Does not follow links, so that nothing outside the folder can be removed. */
function isPlainFile(out: string, file: string): boolean {
  try {
    checkWay(out, file);
  } catch (error) {
    if (error instanceof OutputError) return false;
    throw error;
  }
  return lstatSync(path.join(out, file), { throwIfNoEntry: false }) !== undefined;
}

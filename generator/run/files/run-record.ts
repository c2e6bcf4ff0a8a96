import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '#core/command-line/cache-folder';
import type { Problem } from '../../problems/problem';
import type { GeneratedFile } from './generated-file';
import { hashOf, hashOfPath } from './hash';
import { PACKAGE_ROOT, PROGRAM } from './loaded-sources';
import { withManifest } from './manifest';
import { readSealed, writeSealed } from './sealed-file';

/** Enough for all the entry documents and outputs that one person works with. */
const MAX_RECORDS = 20;
const CACHE = cacheFolder('generate');

/**
 * The inputs and outputs of the last successful run, kept outside the output so that a run with nothing to do returns immediately.
 */
interface RunRecord {
  /** Hash of what runs: Node, the compiled program, the packages, and the TypeScript compiler options. */
  platform: string;
  /** Hashes of the sources that the run loaded, by absolute path; a compiled program loads none. */
  sources: Record<string, string | null>;
  /** Hashes by absolute path; `null` for a path that the run looked for and did not find. */
  inputs: Record<string, string | null>;
  /** Hashes by path relative to the output folder. */
  outputs: Record<string, string>;
  /** Warnings, printed again by an unchanged run. */
  problems: Problem[];
}

/** The entry document that a run reads and its overlays, the folder it writes, the language and the audiences. */
interface RunPlace {
  entry: string;
  overlays?: readonly string[];
  out: string;
  /** Folder with the labels of another language. */
  translations?: string;
  audiences?: readonly string[];
}

/** The data that `keepRun` stores about a run; `started` is in milliseconds since 1970. */
interface FinishedRun {
  /** See `loadedSources`. */
  sources: readonly string[];
  inputs: readonly string[];
  files: readonly GeneratedFile[];
  problems: Problem[];
  started: number;
}

/** Returns the inputs and problems of the last run, if neither its inputs nor its outputs have changed since. */
export function findUnchangedRun(place: RunPlace): Pick<FinishedRun, 'inputs' | 'problems'> | undefined {
  const text = readSealed(recordFile(place), purposeOf(place));
  if (text === undefined) return undefined;
  const record = JSON.parse(text) as RunRecord;
  const isUnchanged =
    record.platform === hashOfPlatform() &&
    areUnchanged(record.sources) &&
    areUnchanged(record.inputs) &&
    areUnchanged(record.outputs, place.out);
  return isUnchanged ? { inputs: Object.keys(record.inputs), problems: record.problems } : undefined;
}

function areUnchanged(hashes: Record<string, string | null>, folder = ''): boolean {
  return Object.entries(hashes).every(([file, hash]) => hashOfPath(path.join(folder, file)) === hash);
}

/**
 * Stores what a run loaded, read, and generated, unless a source or an input has changed in the meantime. Does not fail if the
 * cache cannot be written.
 */
export function keepRun(place: RunPlace, { sources, inputs, files, problems, started }: FinishedRun): void {
  const isNewer = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= started;
  if ([...sources, ...inputs].some(isNewer)) return;
  const record: RunRecord = {
    platform: hashOfPlatform(),
    sources: hashesOf(sources),
    inputs: hashesOf(inputs),
    outputs: Object.fromEntries(withManifest(files).map((file) => [file.path, hashOf(file.content)])),
    problems,
  };
  try {
    mkdirSync(CACHE, { recursive: true });
    writeSealed(recordFile(place), purposeOf(place), JSON.stringify(record));
    removeOldRecords();
  } catch {
    return;
  }
}

function removeOldRecords(): void {
  const files = readdirSync(CACHE).map((name) => path.join(CACHE, name));
  const modified = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newestFirst = files.sort((a, b) => modified(b) - modified(a));
  for (const file of newestFirst.slice(MAX_RECORDS)) rmSync(file, { force: true });
}

/** Where the record of a place is stored. */
export function recordFile(place: RunPlace): string {
  return path.join(CACHE, `${hashOf(purposeOf(place))}.json`);
}

/** Problems name their files relative to the working folder, so each folder has its own record. */
function purposeOf({ entry, overlays, out, translations, audiences = [] }: RunPlace): string {
  const paths = [entry, out, ...(translations === undefined ? [] : [translations]), ...(overlays ?? [])];
  return ['run record 1', process.cwd(), ...paths.map((one) => path.resolve(one)), ...audiences].join('\n');
}

function hashesOf(files: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(files.map((file) => [file, hashOfPath(file)]));
}

function hashOfPlatform(): string {
  const files = ['package.json', 'package-lock.json', 'tsconfig.json'];
  return hashOf(
    [process.version, PROGRAM, ...files.map((file) => hashOfPath(path.join(PACKAGE_ROOT, file)))].join('\n'),
  );
}

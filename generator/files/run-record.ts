import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problems/problem';
import type { GeneratedFile } from './generated-file';
import { hashOf, hashOfFolder, hashOfPath } from './hash';
import { withManifest } from './manifest';

const PACKAGE_ROOT = path.resolve(__dirname, '../..');
/** Enough for every entry and output that someone works with. */
const MAX_RECORDS = 20;
const CACHE = path.join(PACKAGE_ROOT, 'node_modules/.cache/abaco-generate');

/** What the last good run read and made, kept outside the output so that a run with nothing to do ends at once. */
interface RunRecord {
  /** Hash of the generator itself: its sources, its packages and Node. */
  generator: string;
  /** Hashes by absolute path; `null` for what was looked for and is not there. */
  inputs: Record<string, string | null>;
  /** Hashes by path relative to the output folder. */
  outputs: Record<string, string>;
  /** Warnings, to be printed again. */
  problems: Problem[];
}

/** Where a run reads and writes. */
export interface RunPlace {
  entry: string;
  out: string;
}

/** A run as `keepRun` needs it; `started` in milliseconds since 1970. */
interface FinishedRun {
  inputs: readonly string[];
  files: readonly GeneratedFile[];
  problems: Problem[];
  started: number;
}

/** The inputs and problems of the last run, if neither what it read nor what it made has changed since. */
export function findUnchangedRun(place: RunPlace): Pick<FinishedRun, 'inputs' | 'problems'> | undefined {
  const file = recordFile(place);
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  const isUnchanged =
    record.generator === hashOfGenerator() &&
    Object.entries(record.inputs).every(([input, hash]) => hashOfPath(input) === hash) &&
    Object.entries(record.outputs).every(
      ([output, hash]) => hashOfPath(path.join(place.out, output)) === hash,
    );
  return isUnchanged ? { inputs: Object.keys(record.inputs), problems: record.problems } : undefined;
}

/** Keeps what a run read and made, unless an input changed meanwhile. A cache that cannot be written is no failure. */
export function keepRun(place: RunPlace, { inputs, files, problems, started }: FinishedRun): void {
  const isNewer = (input: string) => (statSync(input, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= started;
  if (inputs.some(isNewer)) return;
  const record: RunRecord = {
    generator: hashOfGenerator(),
    inputs: Object.fromEntries(inputs.map((input) => [input, hashOfPath(input)])),
    outputs: Object.fromEntries(withManifest(files).map((file) => [file.path, hashOf(file.content)])),
    problems,
  };
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(recordFile(place), JSON.stringify(record));
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

function recordFile({ entry, out }: RunPlace): string {
  const name = hashOf([process.cwd(), path.resolve(entry), path.resolve(out)].join('\n'));
  return path.join(CACHE, `${name}.json`);
}

function hashOfGenerator(): string {
  const sources = hashOfFolder(path.join(PACKAGE_ROOT, 'generator'));
  const packages = hashOfPath(path.join(PACKAGE_ROOT, 'package-lock.json'));
  return hashOf([process.version, sources, packages].join('\n'));
}

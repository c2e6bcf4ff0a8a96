import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '#core/command-line/processes';
import { MARKER, WORK_FOLDER } from '#core/command-line/require-finished';
import { isInside } from './check-paths';
import { OutputError } from './output-error';

const PLAN = 'plan.json';
const RETRIES = 3;

/** The step of a run: writing new content to the work folder, moving it into the output, or reverting that. */
const STEPS = ['prepare', 'forward', 'undo'] as const;
export type Step = (typeof STEPS)[number];

/** The files that a run changes, as paths relative to the output folder. */
export interface Plan {
  /** Files with new content. */
  changed: string[];
  /** Files that are no longer generated. */
  superfluous: string[];
}

/** The step and its process, stored as the name of an empty file, so that a single rename changes the state. */
export interface Lock {
  step: Step;
  pid: number;
}

/**
 * The folder for content that a run prepares: `.generator` inside the output folder, so that moving a file into the output is a
 * rename. Only the process that holds it changes the output. It is created and removed with a single rename; before and after that
 * it is named after its process: `.generator-<process>`.
 */
export function workFolder(out: string): string {
  return path.join(out, WORK_FOLDER);
}

/** Returns the lock of the run in progress in `out`, or the one that a killed process left there. Throws `OutputError`. */
export function readLock(out: string): Lock | undefined {
  // Retries, because the name may be changing at this moment.
  for (let retry = 0; retry < RETRIES; retry += 1) {
    const names = listFolder(workFolder(out));
    if (!names || names.length === 0) return undefined;
    const marker = names.map((name) => MARKER.exec(name)).find((match) => match !== null);
    const step = STEPS.find((known) => known === marker?.[1]);
    if (step !== undefined) return { step, pid: Number(marker?.[2]) };
  }
  throw foreignError(workFolder(out));
}

/** Acquires the lock of `out`, with the step `prepare`. Returns false if another run holds it. */
export function acquireLock(out: string): boolean {
  const own = ownFolder(out);
  rmSync(own, { recursive: true, force: true });
  makeFolder(own);
  writeFileSync(path.join(own, markerOf({ step: 'prepare', pid: process.pid })), '');
  try {
    renameSync(own, workFolder(out));
    return true;
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Takes over the state `from` for this process and sets the step. Returns false if another process was faster. */
export function advanceLock(out: string, from: Lock, step: Step): boolean {
  const folder = workFolder(out);
  try {
    renameSync(path.join(folder, markerOf(from)), path.join(folder, markerOf({ step, pid: process.pid })));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Releases the lock: the folder disappears at once, its content soon after. */
export function releaseLock(out: string): void {
  const own = ownFolder(out);
  rmSync(own, { recursive: true, force: true });
  renameSync(workFolder(out), own);
  rmSync(own, { recursive: true, force: true });
}

export function writePlan(out: string, plan: Plan): void {
  writeFileSync(path.join(workFolder(out), PLAN), JSON.stringify(plan));
}

/** Returns the plan of a run that was killed. Throws `OutputError` if the plan would leave the output folder. */
export function readPlan(out: string): Plan {
  const file = path.join(workFolder(out), PLAN);
  const plan = JSON.parse(readFileSync(file, 'utf8')) as Plan;
  if (![...plan.changed, ...plan.superfluous].every(isInside)) throw foreignError(file);
  return plan;
}

/** Removes the folders of killed processes that did not hold the work folder yet, or had already released it. */
export function removeLeftovers(out: string): void {
  for (const name of listFolder(out) ?? []) {
    const pid = /^\.generator-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(out, name), { recursive: true, force: true });
  }
}

/** Creates the folders one by one: with `recursive`, Node reports a read-only disk as a folder that does not exist. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The parent folder exists by now, so the file system does not accept new folders here.
    if (code === 'ENOENT')
      throw unusableFolder(folder, 'cannot be made, because its disk takes no folders there', error);
    if (code !== 'EEXIST') throw error;
    // Another run may have created it; if it still does not exist, it is a broken link.
    if (!existsSync(folder)) throw unusableFolder(folder, 'is a broken link', error);
  }
}

function unusableFolder(place: string, reason: string, cause: unknown): OutputError {
  return new OutputError(`\`${place}\` ${reason}: write another folder after \`--out\`.`, { cause });
}

function ownFolder(out: string): string {
  return `${workFolder(out)}-${process.pid}`;
}

function markerOf({ step, pid }: Lock): string {
  return `${step}-${pid}`;
}

function listFolder(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function foreignError(place: string): OutputError {
  return new OutputError(`\`${place}\` is not what a run of the generator leaves: move it away.`);
}

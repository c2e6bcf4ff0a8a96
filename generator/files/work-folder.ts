import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInside } from './check-paths';
import { OutputError } from './output-error';
import { isRunning } from './processes';

/**
 * Where a run puts contents aside: `.generator` inside the output folder, so that a move into place is a rename. Who has it
 * is the only one that changes the output. It appears and vanishes by one rename, under the name of its process until then:
 * `.generator-<process>`.
 */
const NAME = '.generator';
const PLAN = 'plan.json';
const LOOKS = 3;

/** What the work is at: contents are written aside, put into place, or taken out again. */
const STEPS = ['prepare', 'forward', 'undo'] as const;
export type Step = (typeof STEPS)[number];

/** The files that a run changes: paths relative to the output folder. */
export interface Plan {
  /** With new content. */
  changed: string[];
  /** No longer made. */
  superfluous: string[];
}

/** The step stands in the name of an empty file, with the process that does it: a rename is the whole change of state. */
export interface Work {
  step: Step;
  pid: number;
}

export function workFolder(out: string): string {
  return path.join(out, NAME);
}

/** The work that is under way in `out`, or that a killed process left there. Throws `OutputError`. */
export function readWork(out: string): Work | undefined {
  // A look may meet the moment in which the name changes.
  for (let look = 0; look < LOOKS; look += 1) {
    const names = listFolder(workFolder(out));
    if (!names || names.length === 0) return undefined;
    const marker = names.map((name) => /^([a-z]+)-(\d+)$/.exec(name)).find((match) => match !== null);
    const step = STEPS.find((known) => known === marker?.[1]);
    if (step !== undefined) return { step, pid: Number(marker?.[2]) };
  }
  throw foreignError(workFolder(out));
}

/** Takes the work folder, with the step `prepare`; false when another run has it. */
export function takeWork(out: string): boolean {
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

/** Goes on from the state `from` as this process; false when another process did so before. */
export function moveOn(out: string, from: Work, step: Step): boolean {
  const folder = workFolder(out);
  try {
    renameSync(path.join(folder, markerOf(from)), path.join(folder, markerOf({ step, pid: process.pid })));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Ends the work: the folder is gone at once, its content soon after. */
export function endWork(out: string): void {
  const own = ownFolder(out);
  rmSync(own, { recursive: true, force: true });
  renameSync(workFolder(out), own);
  rmSync(own, { recursive: true, force: true });
}

export function writePlan(out: string, plan: Plan): void {
  writeFileSync(path.join(workFolder(out), PLAN), JSON.stringify(plan));
}

/** The plan of a run that was killed. Throws `OutputError` for one that would leave the output folder. */
export function readPlan(out: string): Plan {
  const file = path.join(workFolder(out), PLAN);
  const plan = JSON.parse(readFileSync(file, 'utf8')) as Plan;
  if (![...plan.changed, ...plan.superfluous].every(isInside)) throw foreignError(file);
  return plan;
}

/** Removes what processes that were killed wrote before they had the work folder, or after they had given it back. */
export function removeLeftovers(out: string): void {
  for (const name of listFolder(out) ?? []) {
    const pid = /^\.generator-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(out, name), { recursive: true, force: true });
  }
}

/** One folder after the other: made at once, Node says of a disk that is read-only that there is no such folder. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The folder around it was made, or is there: it is the system that has no place for another one.
    if (code === 'ENOENT')
      throw refuse(folder, 'cannot be made, because its disk takes no folders there', error);
    if (code !== 'EEXIST') throw error;
    // Another run may have made it; what does not exist all the same is a link.
    if (!existsSync(folder)) throw refuse(folder, 'is a link that leads nowhere', error);
  }
}

function refuse(place: string, reason: string, cause: unknown): OutputError {
  return new OutputError(`\`${place}\` ${reason}: write another folder after \`--out\`.`, { cause });
}

function ownFolder(out: string): string {
  return `${workFolder(out)}-${process.pid}`;
}

function markerOf({ step, pid }: Work): string {
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from './result';
import type { Running } from './start-stage';
import type { Stage } from './stages';

/** Shows how a check goes on. */
export interface Screen {
  /** @param selection which of its tests run, where it is not all of them */
  started: (running: Running, selection?: string) => void;
  ended: (result: Result) => void;
  /** Ends what is shown only while stages run. */
  close: () => void;
}

export interface ScreenSettings {
  /** The folder of the project. */
  root: string;
  write: (text: string) => void;
  /** The usual time of a stage, in seconds. */
  usual: (stage: Stage) => number;
}

/** Whole seconds: `58 s`. */
export function inSeconds(seconds: number): string {
  return `${Math.round(seconds)} s`;
}

/** How a stage ended, in one line. */
export function describeEnd({ stage, outcome, seconds, reason }: Result): string {
  const time = seconds > 0 ? ` after ${inSeconds(seconds)}` : '';
  return [`${stage.id}: ${outcome}${time}`, reason].filter(Boolean).join('. ');
}

/** All that a stage printed, with a line break at the end. */
export function readOutput({ log }: Result, root: string): string {
  const output = log === undefined ? '' : readFileSync(path.join(root, log), 'utf8');
  return output === '' || output.endsWith('\n') ? output : `${output}\n`;
}

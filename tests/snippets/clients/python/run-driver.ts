import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Json, JsonObject } from '#core/json/json';
import { findCommand } from '../../../../tools/machine/runtime';
import { ENVIRONMENT, textOf } from '../../run/run-command';

/** The oldest version that has everything in a client file. */
const OLDEST = '(3, 11)';

/** Python; undefined if it is missing or too old here. */
export const python = findCommand(
  ['python3', '/usr/bin/python3'],
  '-c',
  `import sys; assert sys.version_info >= ${OLDEST}`,
);

/** A call of a method of the client, by the id of its operation; values by the names of the description. */
export interface ClientCall {
  server: string;
  method: string;
  values?: JsonObject;
  keys?: Readonly<Record<string, string | readonly string[]>>;
  /** Seconds. */
  timeout?: number;
}

/** The result of a call, or the class of its error. */
export interface CallOutcome {
  result?: Json;
  error?: string;
  message?: string;
  status?: number;
  body?: Json;
  /** Seconds before each repeat; all random numbers are 0.5. */
  waits: number[];
}

/** Values for the arguments of a method, or one that it may return. */
export type Judged = { method: string } & ({ values: JsonObject } | { result: Json });

interface Job {
  /** The client file. */
  file?: string;
  calls?: readonly ClientCall[];
  judged?: readonly Judged[];
  /** More client files, whose annotations are resolved. */
  files?: readonly string[];
}

interface Outcomes {
  calls: CallOutcome[];
  /** Whether the annotations allow each of the judged values. */
  fits: boolean[];
  /** The mistake in a file, by its path. */
  failures: Record<string, string>;
}

/** Runs a job in one process of Python, in which warnings are errors. Throws when the process fails. */
export async function runDriver(job: Job): Promise<Outcomes> {
  const child = spawn(python!, ['-W', 'error', path.join(__dirname, 'driver.py')], {
    env: { ...process.env, ...ENVIRONMENT },
  });
  child.stdin.end(JSON.stringify(job));
  const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as Outcomes;
}

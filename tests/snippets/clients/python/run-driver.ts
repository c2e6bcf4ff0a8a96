import { spawn } from 'node:child_process';
import path from 'node:path';
import { findCommand } from '../../../../tools/machine/runtime';
import { ENVIRONMENT, textOf } from '../../run/run-command';
import type { CallOutcome, ClientCall, ClientLanguage, Judged } from '../client-language';

const command = findCommand(
  ['python3', '/usr/bin/python3'],
  '-c',
  'import sys; assert sys.version_info >= (3, 11)',
);

/** Python, whose annotations say at run time what a value must be. */
export const python: ClientLanguage = {
  id: 'python',
  label: 'Python',
  needs: 'Python 3.11 or newer',
  isHere: command !== undefined,
  play: async (file, calls) => (await runDriver({ file, calls })).calls,
  judge: async (file, judged) => (await runDriver({ file, judged })).fits,
  load: async (files) => (await runDriver({ files })).failures,
  errors: {
    'a cut connection': 'RemoteDisconnected',
    'no answer in time': 'TimeoutError',
    'another origin': 'ValueError',
  },
  blindTo: [],
};

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
async function runDriver(job: Job): Promise<Outcomes> {
  const child = spawn(command!, ['-W', 'error', path.join(__dirname, 'driver.py')], {
    env: { ...process.env, ...ENVIRONMENT },
  });
  child.stdin.end(JSON.stringify(job));
  const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as Outcomes;
}

import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCommand } from '../../../../tools/machine/runtime';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { ENVIRONMENT, textOf } from '../../run/run-command';
import { GO_MODULE } from '../../run/runners';
import type { CallOutcome, ClientCall, ClientLanguage, Judged } from '../client-language';

const command = findCommand(['go'], 'version');

/** Go, whose types a program reads by reflection. */
export const go: ClientLanguage = {
  id: 'go',
  label: 'Go',
  needs: 'Go 1.18 or newer',
  isHere: command !== undefined,
  play: async (file, calls) => (await runDriver({ file, calls })).calls,
  judge: async (file, judged) => (await runDriver({ file, judged })).fits,
  load: vetAll,
  errors: {
    'a cut connection': 'EOF',
    'no answer in time': 'DeadlineExceeded',
    'another origin': 'ErrOtherOrigin',
  },
  // Structs need no field, strings of an enumeration are strings, and values of several types are of any.
  blindTo: [
    'a new value of an enumeration',
    'members of another variant',
    'an unknown tag',
    'members of the variant of another tag',
    'neither type',
    'a response without a required member',
    'a response without a member that is only received',
  ],
};

interface Job {
  /** The client file. */
  file: string;
  calls?: readonly ClientCall[];
  judged?: readonly Judged[];
}

interface Outcomes {
  calls: CallOutcome[];
  /** Whether the types allow each of the judged values. */
  fits: boolean[];
}

const PACKAGE = /^package (\w+)$/m;

/** Compiles a program with a client file, and runs a job in it. Throws when one of them fails. */
async function runDriver(job: Job): Promise<Outcomes> {
  const source = readFileSync(job.file, 'utf8');
  const own = PACKAGE.exec(source)![0];
  const folder = temporaryFolder({
    'go.mod': GO_MODULE,
    'main.go': read('driver.go').replace('"example/client"', 'client "example/client"'),
    'client/client.go': source,
    'client/hook.go': read('hook.go').replace(PACKAGE, own),
  });
  const build = await runGo(['build', '-o', 'driver', '.'], folder);
  if (build !== '') throw new Error(build);
  const child = spawn(path.join(folder, 'driver'), { env: { ...process.env, ...ENVIRONMENT } });
  child.stdin.end(JSON.stringify(job));
  const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as Outcomes;
}

const read = (name: string): string => readFileSync(path.join(__dirname, name), 'utf8');

/** Vets client files, each a package in a separate folder, and has them formatted. Returns the first message about a file by its path. */
async function vetAll(files: readonly string[]): Promise<Record<string, string>> {
  const packages = files.map((file, index): [string, string] => [
    `p${index}/client.go`,
    readFileSync(file, 'utf8'),
  ]);
  const folder = temporaryFolder({ 'go.mod': GO_MODULE, ...Object.fromEntries(packages) });
  const messages = await examine(folder);
  const found = files.flatMap((file, index) => {
    const own = messages.split('\n').find((line) => line.includes(`p${index}/client.go:`));
    return own === undefined ? [] : [[file, own] as const];
  });
  if (messages !== '' && found.length === 0) throw new Error(messages);
  return Object.fromEntries(found);
}

/** Returns what go vet and gofmt have to say about the packages of a module: nothing, if all is well. */
export async function examine(folder: string): Promise<string> {
  const unformatted = execFileSync('gofmt', ['-l', '.'], { cwd: folder, encoding: 'utf8' });
  return (await runGo(['vet', './...'], folder)) + unformatted.replaceAll('.go', '.go: not formatted');
}

async function runGo(args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(command!, args, { cwd, env: { ...process.env, ...ENVIRONMENT } });
  const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  return stdout + stderr;
}

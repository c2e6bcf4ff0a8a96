import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ENVIRONMENT, textOf } from '../../snippets/run/run-command';
import { runners } from '../../snippets/run/runners';

/** How a process ended. */
interface Ending {
  /** Its exit code; null or negative when it was stopped. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A program that runs. */
interface RunningProcess {
  ended: Promise<Ending>;
  /** Stops it at once, as a crash does. */
  stop: () => Promise<void>;
}

type Start = (args: readonly string[], folder: string, environment: Record<string, string>) => RunningProcess;

const python = runners.python.runtime.find() ?? 'python3';

/** How a program is started, by the ending of its file. */
const STARTS: Readonly<Record<string, Start>> = {
  sh: startWith('bash'),
  mjs: startWith('node'),
  // The programs need the standard library alone, and looking for gems is half of a start.
  rb: startWith('ruby', '--disable=gems'),
  php: startWith('php'),
  py: (...run) => (forks ??= openForks())(...run),
};

/** Starts a program in its folder. */
export function startProcess(
  name: string,
  args: readonly string[],
  ...run: [string, Record<string, string>]
): RunningProcess {
  return STARTS[name.split('.').at(-1) ?? '']!([name, ...args], ...run);
}

function startWith(interpreter: string, ...flags: string[]): Start {
  return (args, cwd, environment) => {
    const env = { ...process.env, ...ENVIRONMENT, ...environment };
    // In a separate group, so that the commands of a shell script are stopped with it.
    const child = spawn(interpreter, [...flags, ...args], { cwd, env, detached: true });
    const ended = Promise.all([
      textOf(child.stdout),
      textOf(child.stderr),
      new Promise<number | null>((done, fail) => child.on('close', done).on('error', fail)),
    ]).then(([stdout, stderr, code]) => ({ stdout, stderr, code }));
    const stop = (): Promise<void> => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      return Promise.resolve();
    };
    return { ended, stop };
  };
}

let forks: Start | undefined;

/** Python needs a second to load the library on a busy machine, so it does that once. */
function openForks(): Start {
  const server = spawn(python, [resolve('tests/docs/run/forks.py')], {
    env: { ...process.env, ...ENVIRONMENT },
  });
  server.stderr.pipe(process.stderr);
  const waiting = new Map<string, (value: number) => void>();
  const reported = (id: number, what: string): Promise<number> =>
    new Promise((done) => waiting.set(`${id} ${what}`, done));
  createInterface(server.stdout).on('line', (line) => {
    const [id, what, value] = JSON.parse(line) as [number, string, number];
    waiting.get(`${id} ${what}`)?.(value);
  });
  return createFork(server, reported);
}

function createFork(
  server: ChildProcessWithoutNullStreams,
  reported: (id: number, what: string) => Promise<number>,
): Start {
  let count = 0;
  return (args, folder, environment) => {
    const id = count++;
    const started = reported(id, 'started');
    const outputOf = (name: string): string => readFileSync(join(folder, `${name}.txt`), 'utf8');
    const ended = reported(id, 'ended').then((code) => ({
      code,
      stdout: outputOf('stdout'),
      stderr: outputOf('stderr'),
    }));
    server.stdin.write(`${JSON.stringify([id, folder, args, environment])}\n`);
    return { ended, stop: async () => void process.kill(await started, 'SIGKILL') };
  };
}

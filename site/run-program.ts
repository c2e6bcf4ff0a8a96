import { spawn, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';

const TS_NODE = join(__dirname, '../node_modules/ts-node/dist/bin.js');

/** Starts one of our programs, which prints to the same output as this process. */
export function startProgram(file: string, args: readonly string[] = []): ChildProcess {
  const loader = extname(file) === '.ts' ? [TS_NODE] : [];
  return spawn(process.execPath, [...loader, join(__dirname, '..', file), ...args], { stdio: 'inherit' });
}

/** Resolves to a program's exit code when it has ended, or to 1 if a signal ended it. */
export function untilEnd(program: ChildProcess): Promise<number> {
  if (!isRunning(program)) return Promise.resolve(program.exitCode ?? 1);
  return new Promise((resolve) => program.once('exit', (code) => resolve(code ?? 1)));
}

/** Whether the program has neither exited nor been ended by a signal. */
function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

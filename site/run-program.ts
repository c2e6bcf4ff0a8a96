import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const TS_NODE = join(__dirname, '../node_modules/ts-node/dist/bin.js');

/** Starts a program of ours, which prints where this one does. */
export function startProgram(file: string, args: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [TS_NODE, join(__dirname, '..', file), ...args], { stdio: 'inherit' });
}

/** Resolves to the exit code of a program when it has ended; 1 when a signal ended it. */
export function untilEnd(program: ChildProcess): Promise<number> {
  if (!isRunning(program)) return Promise.resolve(program.exitCode ?? 1);
  return new Promise((resolve) => program.once('exit', (code) => resolve(code ?? 1)));
}

/** Whether it has neither ended nor been ended by a signal. */
export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

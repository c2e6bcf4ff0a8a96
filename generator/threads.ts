// Threads load its binding through ts-node; Node unloads it with the last one that has it, and crashes at the next load.
import '@swc/core';
import { isMainThread, Worker, type WorkerOptions } from 'node:worker_threads';

/** Enough for chains of some ten thousand schemas. */
const STACK_MEGABYTES = 256;

const OPTIONS: WorkerOptions = {
  execArgv: ['--require', require.resolve('ts-node/register')],
  resourceLimits: { stackSizeMb: STACK_MEGABYTES },
};

/** Whether `runWithDeepStack` may get further than where this was thrown. */
export function isStackFull(error: unknown): boolean {
  return isMainThread && error instanceof RangeError && error.message.includes('call stack');
}

/**
 * A program of ours again, in a thread with a larger stack: what Redocly and openapi-typescript follow by recursion can be
 * deeper than the stack of the main thread. Resolves to the exit code.
 * @param program path of its file.
 */
export function runWithDeepStack(program: string, args: string[]): Promise<number> {
  const worker = new Worker(program, { ...OPTIONS, argv: args });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', resolve);
  });
}

/** What the thread of `callInThread` runs. */
const CALL = `
const { parentPort, workerData } = require('node:worker_threads');
const { file, name, argument } = workerData;
require(file)[name](argument).then((result) => parentPort.postMessage(result));
`;

/**
 * What an asynchronous function makes in a thread of its own, while this one goes on. Its stack is the larger one. Rejects
 * with what the function throws.
 * @param file path of the module of ours that exports it as `name`.
 * @param argument is copied, and so is the result.
 */
export function callInThread<Result>(file: string, name: string, argument: unknown): Promise<Result> {
  const worker = new Worker(CALL, { ...OPTIONS, eval: true, workerData: { file, name, argument } });
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });
}

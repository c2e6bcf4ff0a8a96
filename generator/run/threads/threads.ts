import { createRequire } from 'node:module';
import path from 'node:path';
import { isMainThread, Worker, type WorkerOptions } from 'node:worker_threads';

/** Enough for chains of about ten thousand schemas. */
const STACK_MEGABYTES = 256;

/** Returns the options of a thread that runs our modules: the compiled ones as they are, sources through ts-node. */
function threadOptions(): WorkerOptions {
  const resourceLimits = { stackSizeMb: STACK_MEGABYTES };
  if (path.extname(__filename) !== '.ts') return { resourceLimits };
  const load = createRequire(__filename);
  // ts-node loads this binding in threads. Node unloads it together with the last thread that has it, and the next load would crash,
  // so the main thread loads it as well.
  load('@swc/core');
  return { execArgv: ['--require', load.resolve('ts-node/register')], resourceLimits };
}

/** Whether `error` is a stack overflow of the main thread, which `runWithDeepStack` may avoid. */
export function isStackFull(error: unknown): boolean {
  return isMainThread && error instanceof RangeError && error.message.includes('call stack');
}

/**
 * Runs one of our programs again, in a thread with a larger stack: Redocly and openapi-typescript recurse deeper than the
 * stack of the main thread allows. Resolves to the exit code.
 * @param program path of its file.
 */
export function runWithDeepStack(program: string, args: string[]): Promise<number> {
  const worker = new Worker(program, { ...threadOptions(), argv: args });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', resolve);
  });
}

/** The program that the thread of `callInThread` runs. */
const CALL = `
const { parentPort, workerData } = require('node:worker_threads');
const { file, name, argument } = workerData;
require(file)[name](argument).then((result) => parentPort.postMessage(result));
`;

/**
 * Calls an asynchronous function in a separate thread with a larger stack, and resolves to its result. Rejects with the error
 * that the function throws.
 * @param file path of the module of ours that exports the function as `name`.
 * @param argument is copied, and so is the result.
 */
export function callInThread<Result>(file: string, name: string, argument: unknown): Promise<Result> {
  const worker = new Worker(CALL, { ...threadOptions(), eval: true, workerData: { file, name, argument } });
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });
}

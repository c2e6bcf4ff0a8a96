import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { extension, isPackage, root } from '../config/code';

// Threads load its binding through ts-node. Node unloads it together with the last thread that has it, and the next load would
// crash, so the main thread loads it as well.
if (!isPackage) createRequire(__filename)('@swc/core');

/** Enough for chains of about ten thousand schemas. */
const STACK_MEGABYTES = 256;

/** A program of ours that runs in a thread, and what it gets. */
export interface ThreadProgram extends Pick<WorkerOptions, 'argv' | 'workerData'> {
  /** Path of the program below the project, without its extension. */
  file: string;
}

/** Starts a thread. It prints nothing: it says what happens as messages. */
export function startThread({ file, ...given }: ThreadProgram): Worker {
  const thread = new Worker(join(root, `${file}${extension}`), {
    ...given,
    ...(!isPackage && { execArgv: ['--require', require.resolve('ts-node/register')] }),
    resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    stdout: true,
    stderr: true,
  });
  thread.stdout.resume();
  thread.stderr.resume();
  return thread;
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { extension, isPackage, root } from '../config/folders';

// Threads load its binding through ts-node. Node unloads it together with the last thread that has it, and the next load would
// crash, so the main thread loads it as well.
if (!isPackage) createRequire(__filename)('@swc/core');

/** Enough for chains of about ten thousand schemas. */
const STACK_MEGABYTES = 256;

/**
 * Starts a thread of a program of ours. It prints nothing: it says what happens as messages.
 * @param file path of the program below the project, without its extension.
 * @param argv its command line.
 */
export function startThread(file: string, argv: readonly string[] = []): Worker {
  const thread = new Worker(join(root, `${file}${extension}`), {
    argv: [...argv],
    ...(!isPackage && { execArgv: ['--require', require.resolve('ts-node/register')] }),
    resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    stdout: true,
    stderr: true,
  });
  thread.stdout.resume();
  thread.stderr.resume();
  return thread;
}

// Threads load its binding through ts-node. Node unloads it together with the last thread that has it, and the next load would
// crash, so the main thread loads it as well.
import '@swc/core';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '../config/folders';

/** Enough for chains of about ten thousand schemas. */
const STACK_MEGABYTES = 256;

/**
 * Starts a thread of a program of ours. It prints nothing: it says what happens as messages.
 * @param file path of the program below the project.
 * @param argv its command line.
 */
export function startThread(file: string, argv: readonly string[] = []): Worker {
  const thread = new Worker(join(root, file), {
    argv: [...argv],
    execArgv: ['--require', require.resolve('ts-node/register')],
    resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    stdout: true,
    stderr: true,
  });
  thread.stdout.resume();
  thread.stderr.resume();
  return thread;
}

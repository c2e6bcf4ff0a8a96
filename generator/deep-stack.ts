import { isMainThread, Worker } from 'node:worker_threads';

/** Enough for chains of some ten thousand schemas. */
const STACK_MEGABYTES = 256;

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
  const worker = new Worker(program, {
    argv: args,
    execArgv: ['--require', require.resolve('ts-node/register')],
    resourceLimits: { stackSizeMb: STACK_MEGABYTES },
  });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', resolve);
  });
}

import { parentPort, Worker } from 'node:worker_threads';
import { UsageError } from '#core/command-line/usage-error';
import { runVerb } from '../run-verb';
import type { Session } from '../verb';
import type { Call, Outcome } from './call';

/** Far more than content and worlds need. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

/** Starts the program of a file as a worker. */
export function startWorker(file: string): Worker {
  return new Worker(file, { resourceLimits: MEMORY });
}

/** Runs the calls that the main thread sends. */
export function runCalls(session: Session): void {
  parentPort?.on('message', (call: Call) => {
    void runCall(call, session).then((outcome) => parentPort?.postMessage(outcome));
  });
  parentPort?.postMessage('ready');
}

/** Runs one call. Never rejects. */
export async function runCall({ name, given }: Call, session: Session): Promise<Outcome> {
  try {
    return { result: await runVerb(name, given, session) };
  } catch (error) {
    if (error instanceof UsageError) return { error: error.message };
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return { error: 'The tool failed on these arguments. Try simpler ones.' };
  }
}

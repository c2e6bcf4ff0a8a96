import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Call, Outcome } from './call';

/** Many times what the longest call takes. */
const LIMIT_SECONDS = 10;

/** Runs calls one after the other in a worker. A call that takes too long ends the worker; the next call starts another one. */
export class CallRunner {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param start returns a worker that says `ready`, and then posts an `Outcome` for each `Call`. */
  constructor(
    private readonly start: () => Worker,
    private readonly limit = LIMIT_SECONDS,
  ) {}

  /** Never rejects. */
  run(call: Call): Promise<Outcome> {
    const next = this.last.then(() => this.runNext(call));
    this.last = next;
    return next;
  }

  private async runNext(call: Call): Promise<Outcome> {
    const stop = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    try {
      const worker = await this.open();
      worker.ref();
      timer = setTimeout(() => stop.abort(), this.limit * 1000);
      worker.postMessage(call);
      const [outcome] = (await once(worker, 'message', { signal: stop.signal })) as [Outcome];
      worker.unref();
      return outcome;
    } catch (error) {
      await this.end();
      return { error: stop.signal.aborted ? this.explainTimeout() : explainCrash(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  /** A new worker takes a moment to start, which is not part of the call. */
  private async open(): Promise<Worker> {
    if (this.worker) return this.worker;
    this.worker = this.start();
    await once(this.worker, 'message');
    return this.worker;
  }

  private async end(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }

  private explainTimeout(): string {
    return `The call was stopped after ${this.limit} seconds, and all worlds are as at the start. Send smaller arguments.`;
  }
}

function explainCrash(error: unknown): string {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 'The call needed too much memory, and all worlds are as at the start. Send smaller arguments.';
}

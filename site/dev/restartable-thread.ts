import type { Worker } from 'node:worker_threads';
import { startThread, type ThreadProgram } from './start-thread';

/** A thread of ours that can start again, for example because its code has changed. */
export class RestartableThread<Event> {
  readonly #program: ThreadProgram;
  readonly #hear: (event: Event) => void;
  readonly #fail: (error: Error) => void;
  #thread: Worker;

  /**
   * @param hear is called with what the thread says.
   * @param fail is called when the thread has ended with an error.
   */
  constructor(program: ThreadProgram, hear: (event: Event) => void, fail: (error: Error) => void) {
    this.#program = program;
    this.#hear = hear;
    this.#fail = fail;
    this.#thread = this.#start();
  }

  send(message: unknown): void {
    this.#thread.postMessage(message);
  }

  async restart(): Promise<void> {
    const before = this.#thread;
    before.removeAllListeners();
    await before.terminate();
    this.#thread = this.#start();
  }

  async stop(): Promise<void> {
    this.#thread.removeAllListeners();
    await this.#thread.terminate();
  }

  #start(): Worker {
    const thread = startThread(this.#program);
    thread.on('message', this.#hear);
    thread.on('error', this.#fail);
    return thread;
  }
}

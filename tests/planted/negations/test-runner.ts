import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A test that ran. */
export interface Result {
  /** The file, from the root of the project. */
  file: string;
  /** The titles of its groups and its own; none for a file that could not be loaded. */
  titles: string[];
  /** Why it is red. */
  failure?: string;
}

/** The tests of a run. */
export interface Request {
  files: string[];
  /** Matches the titles of the tests to run: all by default. */
  title?: string;
  /** Absolute paths of the modules that have changed since the last run. */
  changed: readonly string[];
}

/** The results of a run. */
export interface Reply {
  results: Result[];
  error?: string;
}

/** One process that runs tests of a copy of the project again and again: each run after the first takes a few seconds. */
export class TestRunner {
  readonly #process: ChildProcess;
  #forgotten: readonly string[] = [];

  constructor(folder: string) {
    this.#process = fork(path.join(__dirname, 'run-tests.ts'), {
      cwd: folder,
      execArgv: ['--require', 'ts-node/register'],
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
    });
  }

  /** Runs tests. @throws if they could not be run. */
  async run({ changed, ...request }: Request): Promise<Result[]> {
    const reply = once(this.#process, 'message') as Promise<[Reply]>;
    this.#process.send({ ...request, changed: [...this.#forgotten, ...changed] });
    this.#forgotten = [];
    const [{ results, error }] = await reply;
    if (error !== undefined) throw new Error(error);
    return results;
  }

  /** Names modules that change after a run. */
  forget(changed: readonly string[]): void {
    this.#forgotten = changed;
  }

  stop(): void {
    this.#process.disconnect();
  }
}

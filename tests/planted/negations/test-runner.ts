import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A test that ran. */
export interface Result {
  /** The file, from the root of the project. */
  file: string;
  variant?: string;
  /** The titles of its groups and its own; none for a file that could not be loaded. */
  titles: string[];
  /** Why it is red. */
  failure?: string;
}

/** Tests to run. */
export interface Tests {
  /** A part of the paths of their files. */
  file: string;
  /** Matches their titles: all by default. */
  title?: string;
  /** The name of the variant whose files they see instead of those on the disk. */
  variant?: string;
}

/** A run. */
export interface Request {
  tests: readonly Tests[];
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
      env: {
        ...process.env,
        VARIANTS: '1',
        PAGE_PATIENCE: '45',
        PROGRAM_PATIENCE: '60',
        NO_COLOR: '1',
        VITEST: undefined,
        NODE_ENV: undefined,
      },
    });
  }

  /**
   * Runs tests.
   * @param changed absolute paths of the modules that have changed since the last run.
   * @throws if they could not be run.
   */
  async run(tests: readonly Tests[], changed: readonly string[] = []): Promise<Result[]> {
    const reply = once(this.#process, 'message') as Promise<[Reply]>;
    this.#process.send({ tests, changed: [...this.#forgotten, ...changed] } satisfies Request);
    this.#forgotten = [];
    const [{ results, error }] = await reply;
    if (error !== undefined) throw new Error(error);
    return results;
  }

  /** Names modules that change after a run. */
  forget(changed: readonly string[]): void {
    this.#forgotten = [...this.#forgotten, ...changed];
  }

  stop(): void {
    this.#process.disconnect();
  }
}

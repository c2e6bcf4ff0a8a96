import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Outcome } from './project-copy';

/** A program of the project, from its root, and its arguments. */
export type CommandLine = readonly [file: string, ...args: string[]];

/** The exit code of a program, and what it printed on both streams. */
export interface Ended {
  status: number;
  printed: string;
}

/**
 * One process that runs programs of a copy of the project again and again. They read their files anew each time, but their code is
 * loaded once: a run after the first takes a fraction of the time. A copy whose code changes needs a process for each run.
 */
export class CommandRunner {
  readonly #process: ChildProcess;

  /** Rejects the promise of a message. */
  readonly #fail = (code: number | null): void => {
    this.#process.emit('error', new Error(`A program ended its process with ${String(code)}.`));
  };

  constructor(folder: string) {
    this.#process = fork(path.join(__dirname, 'run-commands.ts'), {
      cwd: folder,
      execArgv: ['--require', 'ts-node/register'],
      env: { ...process.env, NO_COLOR: '1', VITEST: undefined, NODE_ENV: undefined },
    });
    this.#process.on('exit', this.#fail);
  }

  /** Runs a program whose file exports its `command`. @throws if it ends the process of all. */
  async run(...line: CommandLine): Promise<Outcome & Ended> {
    const message = once(this.#process, 'message') as Promise<[Ended]>;
    this.#process.send(line);
    const [ended] = await message;
    return { isGreen: ended.status === 0, ...ended };
  }

  stop(): void {
    this.#process.off('exit', this.#fail).disconnect();
  }
}

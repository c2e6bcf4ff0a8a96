import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ProcessGroup } from '../../../tools/check/process-group';
import type { Ran } from './judge';

/** The line in which a command says where the site can be seen. */
const READY = /^.*\bready\b.*\n/m;
const ADDRESS = /http:\/\/\S+?\/(?=\s)/;

/** A person at a terminal, who types commands and ends those that serve a site. */
export class Shell {
  readonly #running = new Set<ProcessGroup>();

  /** @param program that `docproof` names. */
  constructor(
    private readonly program: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /**
   * Types a command and waits until it ends. One that serves the site is asked to end, with all that it has started, once its site was
   * looked at.
   * @param command without quotes: `docproof lint`.
   * @param look opens the address that a server prints, and resolves to the status of the response.
   */
  async type(command: string, folder: string, look: (address: string) => Promise<number>): Promise<Ran> {
    const child = spawn(this.program, command.split(' ').slice(1), {
      cwd: folder,
      env: this.environment,
      // Ctrl+C in a terminal also reaches what the program has started, so all of that is a process group.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(child, 'exit') as Promise<[code: number | null]>;
    const closed = once(child, 'close');
    const group = new ProcessGroup(child.pid ?? 0);
    this.#running.add(group);
    let printed = '';
    const ready = new Promise<string>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          printed += chunk;
          const [address] = ADDRESS.exec(READY.exec(printed)?.[0] ?? '') ?? [];
          if (address !== undefined) resolve(address);
        });
    });
    try {
      const address = await Promise.race([ready, exited.then(() => undefined)]);
      const status = address === undefined ? undefined : await look(address);
      if (status !== undefined) group.signal('SIGTERM');
      const [exitCode] = await exited;
      const leavesProcesses = group.signal('SIGKILL');
      await closed;
      return {
        command,
        exitCode,
        printed,
        ...(status !== undefined && { served: { status, leavesProcesses } }),
      };
    } finally {
      group.signal('SIGKILL');
      this.#running.delete(group);
    }
  }

  /** Ends what still runs after a failure. */
  endAll(): void {
    for (const group of this.#running) group.signal('SIGKILL');
  }
}

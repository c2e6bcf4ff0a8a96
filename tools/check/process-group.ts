import { setTimeout as wait } from 'node:timers/promises';

/** A program with everything that it started: a process group, named by the id of its leader. */
export class ProcessGroup {
  constructor(private readonly leader: number) {}

  /** Sends a signal to all; false if none is left. */
  signal(name: NodeJS.Signals | 0): boolean {
    try {
      return process.kill(-this.leader, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
      throw error;
    }
  }

  /** Asks all to end, gives them this time to close their browsers and servers, and kills those that are left. */
  async end(graceMs: number): Promise<void> {
    const until = Date.now() + graceMs;
    this.signal('SIGTERM');
    while (this.signal(0) && Date.now() < until) await wait(LOOK_MS);
    this.signal('SIGKILL');
  }
}

const LOOK_MS = 20;

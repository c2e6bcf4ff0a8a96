/** After this long without work, a change is done: nothing that follows from it begins later. */
const QUIET_MS = 250;

/** A change that is done. */
export interface FinishedCycle {
  /** Absolute paths of the files that were changed by hand. */
  files: readonly string[];
  tookMs: number;
}

/** Follows a change from the saved file until all that it causes is done. */
export class Cycle {
  readonly #finish: (cycle: FinishedCycle) => void;
  readonly #running = new Set<string>();
  #files = new Set<string>();
  #startedAt: number | undefined;
  #endedAt = 0;
  #quiet: NodeJS.Timeout | undefined;

  constructor(finish: (cycle: FinishedCycle) => void) {
    this.#finish = finish;
  }

  /** A file was saved. */
  saved(file: string): void {
    if (this.#files.size === 0) this.#startedAt = performance.now();
    this.#files.add(file);
    this.#settle();
  }

  /** Work begins. @param name of the part that works; each works once at a time. */
  begin(name: string): void {
    clearTimeout(this.#quiet);
    this.#startedAt ??= performance.now();
    this.#running.add(name);
  }

  /** Work has ended. */
  end(name: string): void {
    this.#running.delete(name);
    this.#endedAt = performance.now();
    this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#quiet);
    if (this.#running.size === 0) this.#quiet = setTimeout(() => this.#close(), QUIET_MS);
  }

  #close(): void {
    const files = [...this.#files];
    const startedAt = this.#startedAt ?? this.#endedAt;
    this.#files = new Set();
    this.#startedAt = undefined;
    this.#finish({ files, tookMs: Math.max(0, this.#endedAt - startedAt) });
  }
}

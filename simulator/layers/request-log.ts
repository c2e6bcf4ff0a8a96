import type { LogEntry } from './record-request';

/** Maximum number of entries; the oldest are dropped. */
const MAX_ENTRIES = 5000;

/** Maximum total size of the logged requests in bytes; the oldest are dropped. */
const MAX_BYTES = 20_000_000;

/** A bounded log of the last requests. */
export class RequestLog {
  /** Oldest first. The list object never changes. */
  readonly entries: LogEntry[] = [];
  #sizes: number[] = [];
  #bytes = 0;

  /** Adds a request of `bytes` bytes. */
  add(entry: LogEntry, bytes: number): void {
    this.entries.push(entry);
    this.#sizes.push(bytes);
    this.#bytes += bytes;
    while (this.entries.length > MAX_ENTRIES || this.#bytes > MAX_BYTES) {
      this.entries.shift();
      this.#bytes -= this.#sizes.shift() ?? 0;
    }
  }

  clear(): void {
    this.entries.length = 0;
    this.#sizes = [];
    this.#bytes = 0;
  }

  /** Takes a snapshot and returns a function that restores it. */
  snapshot(): () => void {
    const entries = [...this.entries];
    const sizes = [...this.#sizes];
    const bytes = this.#bytes;
    return () => {
      this.entries.splice(0, this.entries.length, ...entries);
      this.#sizes = sizes;
      this.#bytes = bytes;
    };
  }
}

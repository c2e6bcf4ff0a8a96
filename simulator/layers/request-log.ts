import type { LogEntry } from './record-request';

/** Entries that are kept; the oldest make room. */
const MAX_ENTRIES = 5000;

/** Bytes that the requests of all entries were long together; the oldest make room. */
const MAX_BYTES = 20_000_000;

/** The last requests: as many as there is room for. */
export class RequestLog {
  /** Oldest first; the same list for the life of the log. */
  readonly entries: LogEntry[] = [];
  #sizes: number[] = [];
  #bytes = 0;

  /** Adds a request that was `bytes` long. */
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

  /** Remembers the log as it is; the function that comes back restores it. */
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

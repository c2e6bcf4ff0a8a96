/** The clock of the engine. Unix seconds, UTC. */
export interface Clock {
  now(): number;
  /** Called when the store is reset, to restart the time of the world. */
  restart?(): void;
}

/** A clock that starts at `start` (Unix seconds) and advances with `elapsed` (seconds since any moment). */
// surviving mutants (arithmetic, number): a test would have to wait for the time of the machine
export function systemClock(start: number, elapsed = () => Date.now() / 1000): Clock {
  let offset = start - elapsed();
  return {
    now: () => Math.floor(elapsed() + offset),
    restart: () => {
      offset = start - elapsed();
    },
  };
}

/** A clock for tests, fixed at `start` (Unix seconds) until `advance(seconds)` is called. */
export function fixedClock(start: number): Clock & { advance(seconds: number): void } {
  let now = start;
  return {
    now: () => now,
    advance: (seconds) => {
      now += seconds;
    },
    restart: () => {
      now = start;
    },
  };
}

/** Formats a time (Unix seconds) as `YYYY-MM-DD`, UTC. */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Where the engine reads the time. Unix seconds, UTC. */
export interface Clock {
  now(): number;
  /** Called when the store is reset, so that a world that has aged starts again. */
  restart?(): void;
}

/** A clock that starts at `start` (Unix seconds) and runs as fast as `elapsed` (seconds since any moment) does. */
// surviving mutants (arithmetic, number): a test would have to wait for the time of the machine
export function runningClock(start: number, elapsed = () => Date.now() / 1000): Clock {
  let offset = start - elapsed();
  return {
    now: () => Math.floor(elapsed() + offset),
    restart: () => {
      offset = start - elapsed();
    },
  };
}

/** A clock that stands at `start` (Unix seconds) until `advance(seconds)` is called; for tests. */
export function standingClock(start: number): Clock & { advance(seconds: number): void } {
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

/** The day of a moment (Unix seconds) as `YYYY-MM-DD`, UTC. */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** What is left of a window, as the three headers say it. */
export interface RateState {
  limit: number;
  remaining: number;
  /** Unix second at which the window ends. */
  reset: number;
}

/** Counts calls by credential in windows that start with the first call. */
export class RateMeter {
  readonly #windows = new Map<string, { end: number; count: number }>();

  constructor(
    private readonly calls: number,
    private readonly windowSeconds: number,
  ) {}

  /** Counts one call at `now` (Unix seconds), or only looks when `isFree`. True `isExceeded`: one call too many. */
  take(credential: string, now: number, isFree: boolean): RateState & { isExceeded: boolean } {
    const known = this.#windows.get(credential);
    const window = known && now < known.end ? known : { end: now + this.windowSeconds, count: 0 };
    this.#windows.set(credential, window);
    const isExceeded = !isFree && window.count >= this.calls;
    if (!isFree && !isExceeded) window.count += 1;
    return { limit: this.calls, remaining: this.calls - window.count, reset: window.end, isExceeded };
  }
}

/** The state of a rate limit window, as reported by the three headers. */
export interface RateState {
  limit: number;
  remaining: number;
  /** End of the window, Unix seconds. */
  reset: number;
}

/** Counts calls per credential in windows that start with the first call. */
export class RateMeter {
  readonly #windows = new Map<string, { end: number; count: number }>();

  constructor(
    private readonly calls: number,
    private readonly windowSeconds: number,
  ) {}

  /** Counts one call at `now` (Unix seconds), unless `isFree`. `isExceeded` means that this call is over the limit. */
  take(credential: string, now: number, isFree: boolean): RateState & { isExceeded: boolean } {
    const known = this.#windows.get(credential);
    const window = known && now < known.end ? known : { end: now + this.windowSeconds, count: 0 };
    this.#windows.set(credential, window);
    const isExceeded = !isFree && window.count >= this.calls;
    if (!isFree && !isExceeded) window.count += 1;
    return { limit: this.calls, remaining: this.calls - window.count, reset: window.end, isExceeded };
  }

  /** The state of a window that starts at `now` and has no calls left. Counts nothing. */
  exhausted(now: number): RateState {
    return { limit: this.calls, remaining: 0, reset: now + this.windowSeconds };
  }
}

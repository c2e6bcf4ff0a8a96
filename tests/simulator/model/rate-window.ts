import { mustBe } from './must';

const CALLS = 100;
const SECONDS = 15;

/** The rate limit as a reader of the documentation understands it: 100 calls of a key within 15 seconds. */
export class RateWindows {
  readonly #windows = new Map<string, { end: number; calls: number }>();

  /** Compares a response with what is left of the window; 401 and unknown keys are not counted. */
  check(credential: string, now: number, { status, headers }: { status: number; headers: Headers }): void {
    if (status === 401 && headers.get('X-RateLimit-Limit') === null) return;
    const known = this.#windows.get(credential);
    const window = known && now < known.end ? known : { end: now + SECONDS, calls: 0 };
    this.#windows.set(credential, window);
    mustBe(status === 429, window.calls >= CALLS, `429 for call ${window.calls + 1} of a window`);
    if (status !== 429) window.calls += 1;
    mustBe(headers.get('X-RateLimit-Limit'), String(CALLS), 'X-RateLimit-Limit');
    mustBe(headers.get('X-RateLimit-Remaining'), String(CALLS - window.calls), 'X-RateLimit-Remaining');
    mustBe(headers.get('X-RateLimit-Reset'), String(window.end), 'X-RateLimit-Reset');
  }
}

import type { Engine, Session } from '../environment';
import { RateMeter } from './rate-meter';
import { Store } from './store';
import type { World } from './world';

/** Sessions that are kept; the oldest make room. */
const MAX_SESSIONS = 2000;

/** The stores of a sandbox: one for requests without a prefix, and one for each session. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  constructor(
    private readonly world: World,
    private readonly engine: Engine,
  ) {
    this.open();
  }

  /** The session of this name; a new one starts as a fresh world. */
  open(name = ''): Session {
    const session = this.#sessions.get(name) ?? this.#create();
    this.#sessions.set(name, session);
    if (this.#sessions.size > MAX_SESSIONS) this.#sessions.delete([...this.#sessions.keys()][1] ?? '');
    return session;
  }

  /** Forgets all sessions and starts time again. */
  reset(): void {
    this.engine.clock.restart?.();
    this.#sessions.clear();
  }

  #create(): Session {
    const { calls, windowSeconds } = this.engine.contract.limits.rate;
    return {
      store: new Store(this.world, this.engine.clock),
      rateMeter: new RateMeter(calls, windowSeconds),
    };
  }
}

import type { Engine, Session } from '../environment';
import { RateMeter } from './rate-meter';
import { Store } from './store';
import type { World } from '#core/contracts/world';

/** The stores of a simulator: one for requests without a prefix, and one for each session. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  constructor(
    private readonly world: World,
    private readonly engine: Engine,
    private readonly maxSessions: number,
  ) {
    this.open();
  }

  /** The session of this name; a new one starts as a fresh world. */
  open(name = ''): Session {
    const session = this.#sessions.get(name) ?? this.#create();
    this.#sessions.set(name, session);
    if (this.#sessions.size > this.maxSessions) this.#forgetOldest();
    return session;
  }

  /** Forgets all sessions and starts time again. */
  reset(): void {
    this.engine.clock.restart?.();
    this.#sessions.clear();
  }

  /** The world without a prefix stays: it is the one that people work in by hand. */
  #forgetOldest(): void {
    for (const name of this.#sessions.keys()) {
      if (name === '') continue;
      this.#sessions.delete(name);
      return;
    }
  }

  #create(): Session {
    const { calls, windowSeconds } = this.engine.contract.limits.rate;
    return {
      store: new Store(this.world, this.engine.clock),
      rateMeter: new RateMeter(calls, windowSeconds),
    };
  }
}

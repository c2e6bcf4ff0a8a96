import type { Engine, World } from '../engine';
import { RateMeter } from './rate-meter';
import { Store } from './store';
import type { Seed } from '#core/contracts/seed';

/** The stores of a simulator: one for requests without a prefix, and one per world. */
export class Worlds {
  readonly #worlds = new Map<string, World>();

  constructor(
    private readonly seed: Seed,
    private readonly engine: Engine,
    private readonly maxWorlds: number,
  ) {
    this.open();
  }

  /** Returns the world of this name, creating it if needed. */
  open(name = ''): World {
    const world = this.#worlds.get(name) ?? this.#create();
    this.#worlds.set(name, world);
    if (this.#worlds.size > this.maxWorlds) this.#forgetOldest();
    return world;
  }

  /** Drops all worlds and restarts the clock. */
  reset(): void {
    this.engine.clock.restart?.();
    this.#worlds.clear();
  }

  /** Never drops the world without a prefix, which people use by hand. */
  #forgetOldest(): void {
    for (const name of this.#worlds.keys()) {
      if (name === '') continue;
      this.#worlds.delete(name);
      return;
    }
  }

  #create(): World {
    const { calls, windowSeconds } = this.engine.contract.limits.rate;
    return {
      store: new Store(this.seed, this.engine.clock),
      rateMeter: new RateMeter(calls, windowSeconds),
    };
  }
}

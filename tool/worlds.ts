import worldText from '../generated/simulator/world.json';
import { fixedClock } from '../simulator/clock';
import { createSimulator, type Simulator } from '../simulator/create-simulator';

/** Bounds the memory of a process; the oldest world is dropped. */
const MAX_WORLDS = 20;

/** Simulators by name. The clock of each advances with each call, so that no run exceeds the rate limit. */
export class Worlds {
  private readonly worlds = new Map<string, Simulator>();

  open(name: string): Simulator {
    const known = this.worlds.get(name);
    if (known) return known;
    const [oldest] = this.worlds.keys();
    if (this.worlds.size === MAX_WORLDS && oldest !== undefined) this.worlds.delete(oldest);
    const world = createWorld();
    this.worlds.set(name, world);
    return world;
  }

  reset(name: string): void {
    this.worlds.delete(name);
  }
}

function createWorld(): Simulator {
  const clock = fixedClock(worldText.now);
  const simulator = createSimulator({ clock });
  return {
    ...simulator,
    fetch: (request) => {
      clock.advance(1);
      return simulator.fetch(request);
    },
  };
}

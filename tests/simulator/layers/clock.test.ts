import { expect, it } from 'vitest';
import { systemClock } from '../../../simulator/clock';
import { holds } from '../../specified/holds';

it(
  'runs from its start as fast as the time of the machine, and starts again when the store is reset',
  holds('simulator.clock'),
  () => {
    let seconds = 100;
    const clock = systemClock(1_733_400_000, () => seconds);
    expect(clock.now()).toBe(1_733_400_000);
    seconds = 105.9;
    expect(clock.now()).toBe(1_733_400_005);
    clock.restart?.();
    expect(clock.now()).toBe(1_733_400_000);
    seconds = 106.9;
    expect(clock.now()).toBe(1_733_400_001);
  },
);

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Effects } from '#core/contracts/effects';
import { findEffects, type GivenCall } from './find-effects';

/** The file that `npm run effects` writes and the generator reads. */
export const EFFECTS = 'openapi/effects.json';

/** Plays the documented calls and those of the settings of the simulator. */
export async function playEffects(): Promise<Effects> {
  const settings = parse(readFileSync('openapi/simulator.yaml', 'utf8')) as {
    effects?: Record<string, GivenCall[]>;
  };
  return findEffects(settings.effects ?? {});
}

export function formatEffects(effects: Effects): string {
  return `${JSON.stringify(effects, null, 2)}\n`;
}

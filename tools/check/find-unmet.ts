import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../machine/chromium';
import type { Stage } from './stages';

/** Returns why a stage cannot run, with what to do; undefined if it can. Tests say themselves which language is missing. */
export function findUnmet({ needs }: Stage, root: string): string | undefined {
  if (needs.includes('browser') && findChromium() === undefined)
    return 'There is no browser: run `npm run setup`.';
  if (needs.includes('build') && !existsSync(path.join(root, 'build/index.html')))
    return 'There is no build/: run `npm run build`.';
  return undefined;
}

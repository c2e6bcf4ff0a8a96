import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { installTheme } from '../../tools/bench/scale/stock';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for sites; in its folder `theme` is the stock theme with what it needs, below which its sites are. */
    sites: string;
  }
}

/** Before the tests: installs the stock theme, once for all files, into `STOCK_SITE` if that is set, where it stays. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = process.env.STOCK_SITE ?? mkdtempSync(path.join(tmpdir(), 'stock-'));
  installTheme(path.join(folder, 'theme'));
  project.provide('sites', folder);
  return async () => {
    // Vitest ends the last worker meanwhile, and complains if it has to wait for long.
    if (process.env.STOCK_SITE === undefined) await rm(folder, { recursive: true });
  };
}

import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../builders/temporary-folder';
import { reportAfter } from '../../tools/report/report-after';
import { launchBrowser } from '../setup/browser';
import { bundleScript } from './browser/bundle';
import { arbitraryMove } from './model/arbitrary-move';
import type { Move } from './model/moves/index';
import { play } from './model/play';
import { seed } from './model/run-model';
import { holds } from '../specified/holds';

const SEQUENCES = 1000;

/** Sequences that go to the browser together. */
const BATCH = 100;

let responses = 0;
let browser: Browser | undefined;
afterAll(() => browser?.close());
reportAfter('browser-responses', () => ({ seed, sequences: SEQUENCES, responses }));

describe('the simulator in a browser', () => {
  it(
    `plays ${SEQUENCES} sequences of calls exactly as in Node (seed ${seed})`,
    holds('browser.sequences'),
    async () => {
      const script = await bundleScript('tests/simulator/browser/entry.ts', temporaryFolder());
      browser = await launchBrowser();
      const page = await browser.newPage();
      await page.addScriptTag({ path: script });
      const sequences = fc.sample(fc.array(arbitraryMove(), { minLength: 4, maxLength: 12, size: 'max' }), {
        numRuns: SEQUENCES,
        seed,
      });
      for (let start = 0; start < SEQUENCES; start += BATCH) {
        const batch = sequences.slice(start, start + BATCH);
        const there = await page.evaluate((moves: Move[][]) => globalThis.playAll(moves), batch);
        const here: string[][] = [];
        for (const moves of batch) here.push(await play(moves));
        expect(there).toEqual(here);
        responses += here.flat().length;
      }
      expect(responses).toBeGreaterThan(SEQUENCES);
    },
  );
});

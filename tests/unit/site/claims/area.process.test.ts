import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatArea } from '../../../../site/claims/area';
import type { Entry } from '../../../../site/claims/entry';
import { shuffled } from '../../../mutation/seed';

/** An area of the size of the smaller ones that people write in. */
const SENTENCES = Array.from({ length: 400 }, (_, index) => `Sentence ${index}.`);
const PAIRS = 100;
/** Two branches may meet in the same lines this often. */
const CONFLICTS = 5;

const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, sentences: readonly string[]): string {
  const file = join(folder, name);
  const entries = sentences.map((sentence): Entry => ({ sentence, basis: 'advice' }));
  writeFileSync(file, formatArea(new Map([['docs/a.mdx', entries]])));
  return file;
}

/** The sentences with a new one after one of them. */
function added(after: number, sentence: string): string[] {
  return SENTENCES.flatMap((one, index) => (index === after ? [one, sentence] : [one]));
}

test('two branches that add sentences to one area rarely conflict', () => {
  const base = write('base', SENTENCES);
  const [ours, theirs] = ['ours', 'theirs'].map((side) =>
    shuffled([...SENTENCES.keys()], (index) => `${side} ${index}`),
  );
  const conflicts = Array.from({ length: PAIRS }, (_, pair) => {
    const sides = [ours, theirs].map((places, side) =>
      write(`${side}`, added(places![pair]!, `New ${side}.`)),
    );
    return spawnSync('git', ['merge-file', '-p', sides[0]!, base, sides[1]!]).status;
  }).filter((status) => status !== 0);
  expect(conflicts.length).toBeLessThanOrEqual(CONFLICTS);
});

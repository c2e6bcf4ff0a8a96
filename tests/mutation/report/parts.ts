import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SEED } from '../seed';
import type { Score } from '../../../tools/report/results';
import type { Settled } from './settle';

const FOLDER = 'test-results/mutation';

/** Keeps the score of one target until all are there. `start` is what `performance.now()` said before. */
export function saveScore({ score }: Settled, start: number): void {
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  mkdirSync(FOLDER, { recursive: true });
  const part: Score = { ...score, seed: SEED, seconds };
  writeFileSync(
    `${FOLDER}/${score.target.replaceAll(/[^a-z]+/g, '-')}.json`,
    `${JSON.stringify(part, null, 2)}\n`,
  );
}

export function readScores(): Score[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .sort()
    .map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Score);
}

export function forgetScores(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

import { readFileSync, writeFileSync } from 'node:fs';

/** A sentence that had been accepted and was false, and why. */
export interface Correction {
  file: string;
  at?: string;
  was: string;
  now: string;
  basis: string;
  reason: string;
}

/** Where corrections are, from the project's root: the diff of a pull request shows new ones. */
const CORRECTIONS = 'docs/_claims/corrections.json';

/** Adds a correction to the list. */
export function addCorrection(correction: Correction): void {
  const list = JSON.parse(readFileSync(CORRECTIONS, 'utf8')) as Correction[];
  writeFileSync(CORRECTIONS, `${JSON.stringify([...list, correction], null, 2)}\n`);
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence that had been accepted and was false, and why. */
export interface Correction {
  file: string;
  at?: string;
  was: string;
  now: string;
  basis: string;
  reason: string;
}

/** Where corrections are, next to the accepted sentences: the diff of a pull request shows new ones. */
const CORRECTIONS = 'corrections.json';

/** Adds a correction to the list. @param folder that of the accepted sentences. */
export function addCorrection(folder: string, correction: Correction): void {
  const file = join(folder, CORRECTIONS);
  const list = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Correction[]) : [];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify([...list, correction], null, 2)}\n`);
}

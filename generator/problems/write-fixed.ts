import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FixedFile } from './apply-fixes';

/** Writes files, first all next to their places, then into them: nothing is half written, and a full disk changes no file. */
export function writeFixed(folder: string, files: readonly FixedFile[]): void {
  const places = files.map(({ file, content }) => ({ to: path.join(folder, file), content }));
  const written: string[] = [];
  try {
    for (const { to, content } of places) {
      written.push(`${to}.fixed`);
      writeFileSync(`${to}.fixed`, content);
    }
  } catch (error) {
    for (const file of written) rmSync(file, { force: true });
    throw error;
  }
  for (const { to } of places) renameSync(`${to}.fixed`, to);
}

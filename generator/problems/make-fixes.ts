import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countOf } from '#core/text/count-of';
import { applyFixes } from './apply-fixes';
import type { Problem } from './problem';
import { writeFixed } from './write-fixed';

/** Whether replacements are made, or only printed. */
export type Fixing = 'none' | 'dry' | 'write';

/** Says how many problems `--fix` of a command repairs, if it repairs any. @param command as it is written before the flag. */
export function tellFixable(problems: readonly Problem[], command: string): void {
  const count = problems.filter(({ fixes }) => fixes).length;
  if (count > 0) process.stderr.write(`${count} of them can be repaired: ${command} --fix\n`);
}

/** Makes the replacements of problems, or only prints them; their files are relative to `folder`. */
export function makeFixes(problems: readonly Problem[], folder: string, fixing: 'dry' | 'write'): void {
  const files = applyFixes(problems, (file) => readFileSync(path.join(folder, file), 'utf8'));
  if (fixing === 'write') writeFixed(folder, files);
  const rows = files.flatMap(({ file, changes }) =>
    changes.map(({ line, was, is }) => `${file}:${line}  ${was} → ${is}\n`),
  );
  process.stderr.write(rows.join(''));
  const done = fixing === 'write' ? 'made' : 'to make, without --dry-run';
  process.stderr.write(
    `${countOf(rows.length, 'replacement')} in ${countOf(files.length, 'file')} ${done}\n`,
  );
}

import path from 'node:path';
import type { Problem } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import type { Comparison } from './compare-files';

const REMEDY = 'Run `npm run generate` and commit what changes.';

/** Turns a comparison into problems, one per file, for `--check`. */
export function listChanges({ missing, stale, superfluous }: Comparison, out: string): Problem[] {
  const problemOf = (ruleId: string, file: string, what: string): Problem => {
    const place = relativePath(path.resolve(out, file));
    return fileProblem(ruleId, place, `The generated file \`${place}\` ${what}.`, REMEDY);
  };
  return [
    ...missing.map(({ path: file }) => problemOf('output-missing', file, 'is missing')),
    ...stale.map(({ path: file }) => problemOf('output-stale', file, 'is not what the description gives')),
    ...superfluous.map((file) => problemOf('output-superfluous', file, 'is no longer made')),
  ];
}

/** Turns files that no run generated into problems, for `--check --beside`. */
export function listUntracked(untracked: readonly string[], out: string): Problem[] {
  return untracked.map((file) => {
    const place = relativePath(path.resolve(out, file));
    const remedy = `Delete it, or move it out of \`${relativePath(path.resolve(out))}\`.`;
    return fileProblem('output-stray', place, `Nothing generates \`${place}\`.`, remedy);
  });
}

function fileProblem(ruleId: string, file: string, message: string, remedy: string): Problem {
  return { ruleId, severity: 'error', message, remedy, location: { file, line: 1, column: 1, pointer: '' } };
}

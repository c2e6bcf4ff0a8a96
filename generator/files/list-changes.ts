import path from 'node:path';
import type { Problem } from '../problems/problem';
import { relativePath } from '../problems/relative-path';
import type { Comparison } from './compare-files';

/** A comparison as problems, one per file, for `--check`. */
export function listChanges({ missing, stale, superfluous }: Comparison, out: string): Problem[] {
  const problemOf = (ruleId: string, file: string, what: string): Problem => {
    const place = relativePath(path.resolve(out, file));
    const message = `The generated file \`${place}\` ${what}.`;
    const remedy = 'Run `npm run generate` and commit what changes.';
    return {
      ruleId,
      severity: 'error',
      message,
      remedy,
      location: { file: place, line: 1, column: 1, pointer: '' },
    };
  };
  return [
    ...missing.map(({ path: file }) => problemOf('output-missing', file, 'is missing')),
    ...stale.map(({ path: file }) => problemOf('output-stale', file, 'is not what the description gives')),
    ...superfluous.map((file) => problemOf('output-superfluous', file, 'is no longer made')),
  ];
}

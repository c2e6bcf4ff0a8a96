import { outputOf } from '../machine/runtime';

/** Short hash of the commit that the tests run on; says so when files have changed since, or when this is not a clone. */
export function revision(): string {
  const commit = outputOf('git', 'rev-parse', '--short=8', 'HEAD')?.trim();
  if (commit === undefined) return 'unknown';
  return outputOf('git', 'status', '--porcelain') === '' ? commit : `${commit} with local changes`;
}

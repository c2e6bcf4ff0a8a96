import type { Problem } from './problem';

/** Whether one of the problems stops the run. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

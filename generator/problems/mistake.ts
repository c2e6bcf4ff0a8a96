import type { Problem } from './problem';
import { sortProblems } from './sort-problems';
import type { YamlFile } from './yaml-file';

/** A value in a file of settings that cannot be. */
export interface Mistake {
  /** Where it stands. */
  tokens: string[];
  message: string;
  remedy: string;
}

/** The mistakes of a file as errors, in the order of their places. */
export function toProblems(mistakes: readonly Mistake[], file: YamlFile, ruleId: string): Problem[] {
  return sortProblems(
    mistakes.map(({ tokens, message, remedy }) => ({
      ruleId,
      severity: 'error',
      message,
      remedy,
      location: file.locate(tokens),
    })),
  );
}

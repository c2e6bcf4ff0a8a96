import { countOf } from '#core/text/count-of';
import { formatProblems } from '../../generator/problems/format-problems';
import { AuthorError } from '../errors/author-error';

/** Something that is wrong with a redirect, or an address that needs one, with its 1-based place in `redirects.yaml`. */
export interface RedirectProblem {
  line: number;
  column: number;
  message: string;
  remedy: string;
  /** Lines to paste into `redirects.yaml`. */
  lines?: readonly string[];
}

/** Addresses of the last release that are broken, or redirects that cannot be followed. */
export class RedirectError extends AuthorError {
  constructor(problems: readonly RedirectProblem[], file: string) {
    const lines = problems.flatMap((problem) => problem.lines ?? []);
    const listed = problems.map(({ message, remedy, line, column }) => ({
      ruleId: 'redirects',
      severity: 'error' as const,
      message,
      remedy,
      location: { file, line, column, pointer: '' },
    }));
    const block = lines.length === 0 ? '' : `\nTo send them on, add to ${file}:\n${lines.join('\n')}\n`;
    super(`${formatProblems(listed, 'text')}${block}${countOf(problems.length, 'problem')} in ${file}`);
  }
}

import { changesDocs } from './changes-docs';
import { formatBrief } from './format-brief';
import { formatProblems, type Format } from './format-problems';
import type { Problem } from './problem';

/** How much a command prints: everything, what changes the docs in at most 30 lines, or errors only. */
export type Detail = 'all' | 'brief' | 'quiet';

/** How the problems of a run are printed. */
export interface ReportOptions {
  format: Format;
  detail: Detail;
}

/** Problems in a format and in as much detail as a command was asked for. JSON and SARIF, which programs read, have everything. */
export function formatReport(problems: readonly Problem[], { format, detail }: ReportOptions): string {
  if (detail === 'all' || format === 'json' || format === 'sarif') return formatProblems(problems, format);
  if (detail === 'brief' && format === 'text') return formatBrief(problems);
  const isPrinted = ({ severity }: Problem): boolean => detail === 'brief' || severity === 'error';
  return formatProblems(problems.filter(isPrinted), format);
}

/** Whether people are shown a problem at all, if there is room. */
export function isShown(problem: Problem, detail: Detail): boolean {
  return detail === 'all' || problem.severity === 'error' || (detail === 'brief' && changesDocs(problem));
}

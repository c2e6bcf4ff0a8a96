import { groupBy } from '#core/collections/group-by';
import { countOf } from '#core/text/count-of';
import { changesDocs } from './changes-docs';
import { formatProblem } from './format-problems';
import type { Problem } from './problem';

/** Maximum number of lines, for one screen. */
const MOST_LINES = 30;
/** Lines reserved at the end for the count of omitted problems and the blank line before it. */
const CLOSING_LINES = 3;

/**
 * Prints the problems that change the docs in at most 30 lines: errors and one problem of each rule come first; those that do not fit,
 * and problems of style, are counted.
 */
export function formatBrief(problems: readonly Problem[]): string {
  const shown = problems.filter(changesDocs);
  const printed = new Set(takeWhatFits(inOrderOfNews(shown)));
  const blocks = shown.filter((problem) => printed.has(problem)).map(formatProblem);
  return [...blocks, countRest(shown.length - printed.size, problems.length - shown.length)]
    .filter(Boolean)
    .join('\n');
}

/** Errors before warnings; the first of each rule before the second of any. */
function inOrderOfNews(problems: readonly Problem[]): Problem[] {
  const byRule = [...groupBy(problems, ({ ruleId }) => ruleId).values()];
  const ranked = byRule.flatMap((group) => group.map((problem, rank) => ({ problem, rank })));
  return ranked
    .toSorted((one, other) => order(one.problem) - order(other.problem) || one.rank - other.rank)
    .map(({ problem }) => problem);
}

function order({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}

function takeWhatFits(problems: readonly Problem[]): Problem[] {
  let lines = 0;
  return problems.filter((problem) => {
    // Each block ends in an empty line.
    lines += formatProblem(problem).split('\n').length;
    return lines <= MOST_LINES - CLOSING_LINES;
  });
}

function countRest(others: number, ofStyle: number): string {
  const counts = [
    ...(others > 0 ? [countOf(others, 'more problem')] : []),
    ...(ofStyle > 0 ? [`${countOf(ofStyle, 'remark')} about style`] : []),
  ];
  return counts.length === 0 ? '' : `${counts.join(' and ')}: \`--all\` prints them.\n`;
}

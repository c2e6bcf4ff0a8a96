import { groupBy } from '#core/collections/group-by';
import { countOf } from '#core/text/count-of';
import { changesDocs } from './changes-docs';
import { formatProblem } from './format-problems';
import type { Problem } from './problem';

/** Maximum number of lines, for one screen. */
const MOST_LINES = 30;
/** Lines reserved at the end for the count of omitted problems and the blank line before it. */
const CLOSING_LINES = 3;

/** Maximum number of further locations for one cause. */
const MOST_PLACES = 3;

/**
 * Prints the problems that change the docs in at most 30 lines: warnings of one cause are one; errors and one problem of each rule come
 * first; those that do not fit, and problems of style, are counted.
 */
export function formatBrief(problems: readonly Problem[]): string {
  const changing = problems.filter(changesDocs);
  const shown = joinCauses(changing);
  const printed = new Set(takeWhatFits(inOrderOfNews(shown)));
  const blocks = shown.filter((problem) => printed.has(problem)).map(formatBlock);
  return [...blocks, countRest(shown.length - printed.size, problems.length - changing.length)]
    .filter(Boolean)
    .join('\n');
}

/** Names and values of a message: what differs between two problems of one cause. */
const VALUES = /`[^`]*`|"[^"]*"|\d+/g;

/** Joins warnings of a rule that say the same of other names. Each error has to be corrected, and stays. */
function joinCauses(problems: readonly Problem[]): Problem[] {
  const groups = groupBy(problems, (problem) => {
    const { ruleId, severity, message } = problem;
    return severity === 'error' ? problem : `${ruleId} ${message.replaceAll(VALUES, '')}`;
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const places = others.flatMap(({ location, others: more = [] }) => [location, ...more]);
    return { ...first, others: [...(first.others ?? []), ...places] };
  });
}

function formatBlock(problem: Problem): string {
  return formatProblem(problem, MOST_PLACES);
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
    lines += formatBlock(problem).split('\n').length;
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

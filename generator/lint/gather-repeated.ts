import { parsePointer } from '#core/json/pointer';
import type { Problem } from '../problems/problem';

/** Fewer are shown one by one: they may be mistakes of their own. */
const MANY = 4;

/** What problems of one mistake have in common, by the rules that find a mistake wherever it shows. */
const COMMON: Readonly<Record<string, (problem: Problem) => string>> = {
  'house/names-exist': ({ message }) => message,
  'house/valid-examples': ({ remedy, location }) => `${memberOf(location.pointer)} ${remedy}`,
  'no-unresolved-refs': ({ message }) => message,
  'operation-tag-defined': ({ message }) => message,
  'security-defined': ({ message }) => message,
  'security-scopes-defined': ({ message }) => message,
};

/** One problem for what many places have from one mistake, at the first of them; it counts the others. */
export function gatherRepeated(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  problems.forEach((problem, index) => {
    const common = COMMON[problem.ruleId]?.(problem) ?? String(index);
    const key = JSON.stringify([problem.ruleId, problem.severity, common]);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  });
  return [...groups.values()].flatMap((group) => (group.length < MANY ? group : countOthers(group)));
}

function countOthers([first, second, ...others]: Problem[]): Problem[] {
  if (!first || !second) return [];
  const { file, line } = second.location;
  return [
    { ...first, message: `${first.message} So it is at ${file}:${line} and ${others.length} more places.` },
  ];
}

/** The last name of a pointer: entries of lists have none. */
function memberOf(pointer: string): string {
  return parsePointer(pointer).findLast((token) => !/^\d+$/.test(token)) ?? '';
}

import { groupBy } from '#core/collections/group-by';
import { parsePointer } from '#core/json/pointer';
import type { Problem } from '../../../problems/problem';

/** Fewer examples are reported separately: they may be separate mistakes. */
const MANY = 4;

/** Returns the key that all problems of one mistake share, by rule. */
const COMMON: Readonly<Record<string, (problem: Problem) => string>> = {
  'house/basis-declared': ({ message }) => message,
  'house/text-names-exist': ({ message }) => message,
  'house/valid-examples': ({ remedy, location }) => `${memberOf(location.pointer)} ${remedy}`,
  'house/text-matches-schema': ({ message }) => message,
  'no-unresolved-refs': ({ message }) => message,
  'operation-tag-defined': ({ message }) => message,
  'description/no-local-images': ({ message }) => message,
  'description/no-site-relative-links': ({ message }) => message,
  'security-defined': ({ message }) => message,
  'security-scopes-defined': ({ message }) => message,
  'json-comments': ({ location }) => location.file,
  'yaml-indentation': ({ location }) => location.file,
  'yaml-tags': ({ location }) => location.file,
};

/** Merges the problems that one mistake causes at many locations into one at the first location; it lists the other locations. */
export function collapseRepeated(problems: readonly Problem[]): Problem[] {
  const groups = groupBy(problems, (problem) => {
    const common = COMMON[problem.ruleId]?.(problem);
    return common === undefined ? problem : JSON.stringify([problem.ruleId, problem.severity, common]);
  });
  return [...groups.values()].flatMap((group) =>
    group.length < leastOf(group) ? group : mergeLocations(group),
  );
}

function leastOf([first]: readonly Problem[]): number {
  return first?.ruleId === 'house/valid-examples' ? MANY : 2;
}

function mergeLocations(group: readonly Problem[]): Problem[] {
  const [, ...others] = group.flatMap(({ location, others = [] }) => [location, ...others]);
  const fixes = group.flatMap((one) => one.fixes ?? []);
  return group.slice(0, 1).map((first) => ({ ...first, others, ...(fixes.length > 0 && { fixes }) }));
}

/** Returns the last name in a pointer, skipping the indexes of list entries. */
function memberOf(pointer: string): string {
  return parsePointer(pointer).findLast((token) => !/^\d+$/.test(token)) ?? '';
}

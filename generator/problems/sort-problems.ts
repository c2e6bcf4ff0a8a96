import type { Problem } from './problem';

/** Problems by file, line, column, rule and message, each once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const byKey = new Map(problems.map((problem) => [sortKey(problem).join('\0'), problem]));
  return [...byKey.values()].sort((a, b) => compareKeys(sortKey(a), sortKey(b)));
}

type Key = [file: string, line: number, column: number, ruleId: string, message: string];

function sortKey({ location, ruleId, message }: Problem): Key {
  return [location.file, location.line, location.column, ruleId, message];
}

function compareKeys(a: Key, b: Key): number {
  const index = a.findIndex((part, at) => part !== b[at]);
  if (index < 0) return 0;
  return a[index]! < b[index]! ? -1 : 1;
}

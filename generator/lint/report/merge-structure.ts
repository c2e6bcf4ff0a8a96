import { groupBy } from '#core/collections/group-by';
import type { NormalizedProblem } from '../../source/documents';

/** Keywords that authors write beside `schema`, where OpenAPI 2 had them. */
const SCHEMA_KEYWORDS =
  /^(type|format|items|enum|default|pattern|properties|minimum|maximum|minLength|maxLength|allOf|anyOf|oneOf)$/;

/**
 * One problem of structure for one mistake: a member that is misspelt is not missing as well, members that only a wrong
 * `type` forbids are not wrong, and of several members that have no place the first stands for all.
 */
export function mergeStructure(found: readonly NormalizedProblem[]): NormalizedProblem[] {
  const objects = groupBy(found, (problem) =>
    problem.ruleId === 'struct' ? placeOfObject(problem) : problem,
  );
  return [...objects.values()].flatMap((problems) =>
    problems.length > 1 ? mergeObject(problems) : problems.map(atReference),
  );
}

/** The object that a problem of structure is about: what has no place stands below it. */
function placeOfObject({ message, location: [place] }: NormalizedProblem): string {
  const pointer = place?.pointer ?? '';
  const isBelow = unexpectedIn(message) !== undefined || /is not allowed here|can be one of/.test(message);
  const own = isBelow ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer;
  return `${place?.source.absoluteRef}${own.replace(/^#$/, '#/')}`;
}

function mergeObject(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const missing = new Map(
    problems.flatMap((problem) => missingIn(problem.message).map((name) => [name, problem] as const)),
  );
  const renamed = problems.flatMap((problem) => {
    const name = unexpectedIn(problem.message);
    const meant = name === undefined ? undefined : intendedMember(name, problem.suggest, [...missing.keys()]);
    return meant === undefined ? [] : [{ problem, ...meant }];
  });
  const told = new Set(renamed.map(({ member }) => missing.get(member)));
  const isTypeWrong = missing.has('type') || problems.some(({ message }) => message.startsWith('`type` can'));
  const others = problems.filter(
    (problem) =>
      !told.has(problem) &&
      !renamed.some((one) => one.problem === problem) &&
      !(isTypeWrong && problem.message.endsWith('is not allowed here.')),
  );
  const first = renamed.slice(0, 1).map(({ problem, suggestion }) => ({ ...problem, suggest: [suggestion] }));
  return [...first, ...mergeUnexpected(others)];
}

/** The missing member that a superfluous one was meant to be, or to stand in. */
function intendedMember(name: string, suggest: readonly string[], missing: readonly string[]) {
  const member = missing.find((one) => suggest.includes(one));
  if (member !== undefined) return { member, suggestion: member };
  if (missing.includes('schema') && SCHEMA_KEYWORDS.test(name))
    return { member: 'schema', suggestion: `schema: {${name}: …}` };
  return undefined;
}

/** Several members that have no place, and look like none that has, are one mistake: what holds them is of another kind. */
function mergeUnexpected(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const unexpected = problems.filter(
    ({ message, suggest }) => unexpectedIn(message) !== undefined && suggest.length === 0,
  );
  const [first, ...rest] = unexpected;
  if (first === undefined || rest.length === 0) return [...problems];
  const names = unexpected.map(({ message }) => `${unexpectedIn(message)}`);
  const list = new Intl.ListFormat('en').format(names.map((name) => `\`${name}\``));
  const joined = {
    ...first,
    message: `The members ${list} are not expected here.`,
    suggest: isInExample(first) ? [`value: {${names[0]}: …}`] : [],
  };
  return [...problems.filter((one) => !unexpected.includes(one)), joined];
}

/** An example holds its value below `value`, which its author may not know. */
function isInExample({ location: [place] }: NormalizedProblem): boolean {
  return /\/examples\//.test(`${place?.source.absoluteRef}${place?.pointer}`);
}

/** A reference in the place of a list is wrong where it stands, whatever it leads to. */
function atReference(problem: NormalizedProblem): NormalizedProblem {
  const { ruleId, message, from, location } = problem;
  if (ruleId !== 'struct' || from?.pointer === undefined || !message.includes('(array) but got'))
    return problem;
  return { ...problem, location: [{ ...location[0]!, source: from.source, pointer: from.pointer }] };
}

function unexpectedIn(message: string): string | undefined {
  return /^Property `(.+)` is not expected here/.exec(message)?.[1];
}

function missingIn(message: string): string[] {
  const [, one, several] =
    /^(?:The field `(.+)` must be present|Must contain at least one of the following fields: (.+)\.$)/.exec(
      message,
    ) ?? [];
  return one === undefined ? (several?.split(', ') ?? []) : [one];
}

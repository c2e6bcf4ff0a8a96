import { groupBy } from '#core/collections/group-by';
import type { NormalizedProblem } from '../../source/documents';
import { parseStruct, type StructMessage } from '../../source/redocly-messages';

/** A problem; its message is parsed if the rule is `struct`. */
interface Finding {
  problem: NormalizedProblem;
  says?: StructMessage;
}

/** Schema keywords that authors write next to `schema`, as in OpenAPI 2. */
const SCHEMA_KEYWORDS =
  /^(type|format|items|enum|default|pattern|properties|minimum|maximum|minLength|maxLength|allOf|anyOf|oneOf)$/;

/**
 * Reduces the structure problems to one per mistake: does not report a misspelled member as missing too, drops members that are
 * wrong only because of a wrong `type`, and merges several unexpected members of one object.
 */
export function mergeStructure(found: readonly NormalizedProblem[]): NormalizedProblem[] {
  const findings = found.map((problem): Finding => {
    const isStruct = problem.ruleId === 'struct';
    return { problem, says: isStruct ? parseStruct(problem.message) : undefined };
  });
  const objects = groupBy(findings, (finding) =>
    finding.problem.ruleId === 'struct' ? objectOf(finding) : finding.problem,
  );
  return [...objects.values()].flatMap((ofObject) =>
    ofObject.length > 1 ? mergeObject(ofObject) : ofObject.map(atReference),
  );
}

const ABOUT_MEMBER = new Set<StructMessage['kind'] | undefined>(['unexpected', 'not-allowed', 'not-listed']);

/** Returns the file and pointer of the object that a structure problem is about. */
function objectOf({ problem, says }: Finding): string {
  const [first] = problem.location;
  const pointer = first?.pointer ?? '';
  const own = ABOUT_MEMBER.has(says?.kind) ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer;
  return `${first?.source.absoluteRef}${own.replace(/^#$/, '#/')}`;
}

function mergeObject(findings: readonly Finding[]): NormalizedProblem[] {
  const missing = new Map(
    findings.flatMap(({ problem, says }) => missingIn(says).map((name) => [name, problem] as const)),
  );
  const renamed = findings.flatMap(({ problem, says }) => {
    if (says?.kind !== 'unexpected') return [];
    const intended = intendedMember(says.member, problem.suggest, [...missing.keys()]);
    return intended === undefined ? [] : [{ problem, ...intended }];
  });
  const explained = new Set(renamed.flatMap(({ problem, member }) => [problem, missing.get(member)]));
  const isTypeWrong = missing.has('type') || findings.some(({ says }) => isWrongType(says));
  const others = findings.filter(
    ({ problem, says }) => !explained.has(problem) && !(isTypeWrong && says?.kind === 'not-allowed'),
  );
  const first = renamed.slice(0, 1).map(({ problem, suggestion }) => ({ ...problem, suggest: [suggestion] }));
  return [...first, ...mergeUnexpected(others)];
}

function isWrongType(says: StructMessage | undefined): boolean {
  return says?.kind === 'not-listed' && says.member === 'type';
}

function missingIn(says: StructMessage | undefined): string[] {
  if (says?.kind === 'missing') return [says.member];
  return says?.kind === 'missing-one-of' ? says.members : [];
}

/** Returns the missing member that an unexpected one is a typo of, or belongs in. */
function intendedMember(name: string, suggest: readonly string[], missing: readonly string[]) {
  const member = missing.find((one) => suggest.includes(one));
  if (member !== undefined) return { member, suggestion: member };
  if (missing.includes('schema') && SCHEMA_KEYWORDS.test(name))
    return { member: 'schema', suggestion: `schema: {${name}: …}` };
  return undefined;
}

/** Merges several unexpected members that do not resemble an allowed one into one problem: the object is of another kind. */
function mergeUnexpected(findings: readonly Finding[]): NormalizedProblem[] {
  const unexpected = findings.flatMap(({ problem, says }) =>
    says?.kind === 'unexpected' && problem.suggest.length === 0 ? [{ problem, member: says.member }] : [],
  );
  const problems = findings.map(({ problem }) => problem);
  const [first, ...rest] = unexpected;
  if (first === undefined || rest.length === 0) return problems;
  const list = new Intl.ListFormat('en').format(unexpected.map(({ member }) => `\`${member}\``));
  const merged = {
    ...first.problem,
    message: `The members ${list} are not expected here.`,
    suggest: isInExample(first.problem) ? [`value: {${first.member}: …}`] : [],
  };
  return [...problems.filter((one) => !unexpected.some(({ problem }) => problem === one)), merged];
}

/** Whether a problem is in an example: the value belongs below `value`, which the author may not know. */
function isInExample({ location: [first] }: NormalizedProblem): boolean {
  return /\/examples\//.test(`${first?.source.absoluteRef}${first?.pointer}`);
}

/** Moves a problem to the reference if a list is expected there: the reference is wrong, whatever its target is. */
function atReference({ problem, says }: Finding): NormalizedProblem {
  const { from, location } = problem;
  const isAboutList = says?.kind === 'wrong-type' && says.part !== undefined && says.form === 'array';
  if (!isAboutList || from?.pointer === undefined) return problem;
  return { ...problem, location: [{ ...location[0]!, source: from.source, pointer: from.pointer }] };
}

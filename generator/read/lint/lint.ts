import path from 'node:path';
import { readEntry } from '../normalize/read-entry';
import type { Repairable } from '../normalize/recover/repairable';
import type { Problem, Severity } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import { sortProblems } from '../../problems/sort-problems';
import { checkAliases } from '../source/check-aliases';
import { type Document, LocalDocuments, type NormalizedProblem } from '../source/documents';
import { findReferenceLoops } from '../source/find-reference-loops';
import { collectReferences } from '../source/references';
import { checkEntry } from './check-entry';
import { findRules, keepReadingRules, type Rules, turnOff } from './find-rules';
import { isUnreadable } from './is-unreadable';
import { isLegal } from './legal';
import { runRules } from './redocly';
import { collapseRepeated } from './report/collapse-repeated';
import { describeEmptyLists } from './report/describe-empty-lists';
import { dropDerived } from './report/drop-derived';
import { readDeclaredNames } from './report/explain-name';
import { mergeStructure } from './report/merge-structure';
import { reportRecovered } from './report/report-recovered';
import { suppressCascades } from './report/suppress-cascades';
import { toProblem } from './report/to-problem';

const NOTHING: Repairable = { emptyObjects: [], missing: [] };

interface LintResult {
  /** Sorted by file, line, and column; only structural errors if there are any. */
  problems: Problem[];
  /** The parts that `bundle` repairs. */
  repairable: Repairable;
}

/**
 * Returns every problem of the API description at `entry`. Checks our description against `redocly.yaml`; a description without a
 * configuration gets errors only if it cannot be read, otherwise warnings. Reads files through `documents`, which `bundle` can
 * reuse.
 * @throws UsageError if `entry` does not exist or cannot be read.
 */
export async function lint(entry: string, documents = new LocalDocuments()): Promise<LintResult> {
  const document = await readEntry(entry, documents);
  const unreadable = checkEntry(entry, document);
  if (document instanceof Error || unreadable.length > 0)
    return { problems: unreadable, repairable: NOTHING };
  const endless = await findEndless(document, documents);
  if (endless.length > 0) return { problems: sortProblems(endless), repairable: NOTHING };

  const rules = await findRules(entry);
  const { found, emptyObjects, failures } = await findProblems(document, rules, documents);
  const declared = readDeclaredNames(document.parsed);
  const isSwagger = documents.recovered.some(({ kind }) => kind === 'swagger');
  const relevant = found.filter((one) => isRelevant(one) && !isLegal(one, document, isSwagger));
  const problems = await Promise.all(
    dropDerived(mergeStructure(relevant), rules.severityOf).map((problem) =>
      toProblem(problem, rules.severityOf(problem), documents, declared, rules.settingOf(problem.ruleId)),
    ),
  );
  const recovered = documents.recovered.flatMap((file) => reportRecovered(file, rules.otherSeverity));
  const failed = failures.map((failure) => reportFailure(failure, entry, rules.otherSeverity));
  const all = sortProblems([...problems.flat(), ...recovered, ...failed]);
  return {
    problems: collapseRepeated(suppressCascades(all)),
    repairable: { emptyObjects, missing: missingOf(found) },
  };
}

/** Returns the locations of references whose target does not exist. */
function missingOf(found: readonly NormalizedProblem[]): Repairable['missing'] {
  return found
    .filter(({ ruleId }) => ruleId === 'no-unresolved-refs')
    .flatMap(({ location: [first] }) =>
      first?.pointer === undefined ? [] : [{ file: first.source.absoluteRef, pointer: first.pointer }],
    );
}

/** Returns the problems that would make Redocly run forever or stop without a location. */
async function findEndless(document: Document, documents: LocalDocuments): Promise<Problem[]> {
  const { references, files } = await collectReferences(document, documents);
  return [...files.flatMap(checkAliases), ...(await findReferenceLoops(references, documents))];
}

interface Findings {
  found: NormalizedProblem[];
  emptyObjects: Repairable['emptyObjects'];
  failures: readonly RuleFailure[];
}

/** The error of a rule, which found nothing. */
interface RuleFailure {
  error: Error;
  /**
   * Undefined if the error does not tell the rule; `found` then has only the results of the rules that determine whether the
   * description can be read.
   */
  ruleId?: string;
}

async function findProblems(document: Document, rules: Rules, documents: LocalDocuments): Promise<Findings> {
  const { found, failures } = await runConfigured(document, rules, documents);
  const always = rules.alwaysOn ? await runRules(document, rules.alwaysOn, documents) : [];
  const [configured, unconfigured] = [
    await describeEmptyLists(found, documents),
    await describeEmptyLists(always, documents),
  ];
  return {
    found: [
      // A description with an unreadable part cannot be processed, even if its authors waive the problem.
      ...configured.found.filter((problem) => !problem.ignored || isUnreadable(problem)),
      ...unconfigured.found.filter(isUnreadable),
    ],
    emptyObjects: [...configured.emptyObjects, ...unconfigured.emptyObjects],
    failures,
  };
}

/** A rule of Redocly in the stack of its error. */
const RULE_FILE = /\/rules\/\w+\/([\w.-]+)\.[jt]s:/;

/** A rule of Redocly can fail on a structure that its structure check reports, or on a name such as `hasOwnProperty`. */
async function runConfigured(
  document: Document,
  { rules }: Rules,
  documents: LocalDocuments,
): Promise<Pick<Findings, 'found' | 'failures'>> {
  const failures: RuleFailure[] = [];
  for (;;)
    try {
      return { found: await runRules(document, rules, documents), failures };
    } catch (caught) {
      const error = caught as Error;
      const ruleId = RULE_FILE.exec(error.stack ?? '')?.[1];
      if (ruleId === undefined || ruleId === 'struct' || failures.some((one) => one.ruleId === ruleId)) {
        if (failures.some((one) => one.ruleId === undefined)) throw error;
        keepReadingRules(rules);
        failures.push({ error });
      } else {
        turnOff(rules, ruleId);
        failures.push({ error, ruleId });
      }
    }
}

/** Whether a problem matters: extensions of `x-webhooks` may contain anything. */
function isRelevant({ ruleId, location: [first] }: NormalizedProblem): boolean {
  return ruleId !== 'struct' || !first?.pointer?.startsWith('#/x-webhooks/x-');
}

function reportFailure({ error, ruleId }: RuleFailure, entry: string, severity: Severity): Problem {
  const location = { file: relativePath(path.resolve(entry)), line: 1, column: 1, pointer: '' };
  if (ruleId !== undefined)
    return {
      ruleId: 'rule-failed',
      severity: 'warn',
      message: `The rule \`${ruleId}\` failed (${error.message}) and found nothing; the others ran.`,
      location,
    };
  return {
    ruleId: 'rule-failed',
    severity,
    message: `A rule failed (${error.message}), so only the rules ran that say whether the description can be read.`,
    remedy:
      'Correct the other problems, or rename members that are called like those of every JavaScript object.',
    location,
  };
}

import path from 'node:path';
import type { Json } from '#core/json/json';
import type { Problem, Severity } from '../problems/problem';
import { relativePath } from '../problems/relative-path';
import { sortProblems } from '../problems/sort-problems';
import { checkAliases } from './check-aliases';
import { checkEntry } from './check-entry';
import { dropConsequences } from './drop-consequences';
import { readDeclaredNames } from './explain-name';
import { findReferenceLoops } from './find-reference-loops';
import { findRules, keepReadingRules } from './find-rules';
import { gatherRepeated } from './gather-repeated';
import { isUnreadable } from './is-unreadable';
import { joinStructure } from './join-structure';
import { keepCauses } from './keep-causes';
import { qualifyMappings } from './qualify-mappings';
import { type Config, type Document, LocalDocuments, type NormalizedProblem, runRules } from './redocly';
import { collectReferences } from './references';
import { resolveIdentifiers } from './resolve-identifiers';
import { tellMended } from './tell-mended';
import { toProblem } from './to-problem';

/**
 * Every problem of the API description at `entry`, sorted by file, line and column; only those of its structure while it
 * has some. Our own description is held to `redocly.yaml`; one without a configuration of its own gets an error only where
 * it cannot be read, else warnings.
 * Files are read through `documents`, which `bundle` can go on using.
 * @throws UsageError when there is no document at `entry`.
 */
export async function lint(entry: string, documents = new LocalDocuments()): Promise<Problem[]> {
  const document = await documents.read(entry);
  const unreadable = checkEntry(entry, document);
  if (document instanceof Error || unreadable.length > 0) return unreadable;

  qualifyMappings(document.parsed);
  // To follow each part of a large description takes a while, and few have identifiers.
  if (/\$(?:id|anchor)\b/.test(document.source.body)) resolveIdentifiers(document.parsed as Json);
  // Redocly would never come to an end with these, or stop without saying where.
  const { references, files } = await collectReferences(document, documents);
  const endless = [...files.flatMap(checkAliases), ...(await findReferenceLoops(references, documents))];
  if (endless.length > 0) return sortProblems(endless);

  const { rules, unasked, severityOf, otherSeverity, allowedBy } = await findRules(entry);
  const { found, failure } = await findProblems(document, rules, documents);
  const unread = unasked ? (await runRules(document, unasked, documents)).filter(isUnreadable) : [];
  const declared = readDeclaredNames(document.parsed);
  const problems = await Promise.all(
    dropConsequences(joinStructure([...found, ...unread].filter(isMeant)), severityOf).map((problem) =>
      toProblem(problem, severityOf(problem), documents, declared, allowedBy(problem.ruleId)),
    ),
  );
  const mended = documents.mended.flatMap((file) => tellMended(file, otherSeverity));
  const failed = tellFailure(failure, entry, otherSeverity);
  return gatherRepeated(keepCauses(sortProblems([...problems.flat(), ...mended, ...failed])));
}

/** What the rules found; when one of them failed, what those found that say whether the description can be read. */
interface Findings {
  found: NormalizedProblem[];
  failure?: Error;
}

async function findProblems(document: Document, rules: Config, documents: LocalDocuments): Promise<Findings> {
  try {
    return { found: await runRules(document, rules, documents) };
  } catch (failure) {
    // A rule of Redocly can fail on a structure that its check of structures explains, or on a name such as `hasOwnProperty`.
    keepReadingRules(rules);
    return { found: await runRules(document, rules, documents), failure: failure as Error };
  }
}

/** Extensions beside webhooks hold anything. */
function isMeant({ ruleId, location: [place] }: NormalizedProblem): boolean {
  return ruleId !== 'struct' || !place?.pointer?.startsWith('#/x-webhooks/x-');
}

function tellFailure(failure: Error | undefined, entry: string, severity: Severity): Problem[] {
  if (failure === undefined) return [];
  const problem: Problem = {
    ruleId: 'rule-failed',
    severity,
    message: `A rule failed (${failure.message}), so only those ran that say whether the description can be read.`,
    remedy:
      'Correct the problems beside this one, or rename members that are called like those of every object.',
    location: { file: relativePath(path.resolve(entry)), line: 1, column: 1, pointer: '' },
  };
  return [problem];
}

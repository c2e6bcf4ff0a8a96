import type { Problem } from '../problems/problem';
import { sortProblems } from '../problems/sort-problems';
import { checkAliases } from './check-aliases';
import { checkEntry } from './check-entry';
import { findReferenceLoops } from './find-reference-loops';
import { findRules, keepStructureRules } from './find-rules';
import { keepCauses } from './keep-causes';
import { qualifyMappings } from './qualify-mappings';
import { type Config, type Document, LocalDocuments, type NormalizedProblem, runRules } from './redocly';
import { collectReferences } from './references';
import { toProblem } from './to-problem';

/**
 * Every problem of the API description at `entry`, sorted by file, line and column; only those of its structure while it
 * has some. Our own description is held to `redocly.yaml`; one without a configuration of its own gets an error only where it cannot be read, else warnings.
 * Files are read through `documents`, which `bundle` can go on using.
 * @throws UsageError when there is no document at `entry`.
 */
export async function lint(entry: string, documents = new LocalDocuments()): Promise<Problem[]> {
  const document = await documents.read(entry);
  const unreadable = checkEntry(entry, document);
  if (document instanceof Error || unreadable.length > 0) return unreadable;

  qualifyMappings(document.parsed);
  // Redocly would never come to an end with these, or stop without saying where.
  const { references, files } = await collectReferences(document, documents);
  const endless = [...files.flatMap(checkAliases), ...(await findReferenceLoops(references, documents))];
  if (endless.length > 0) return sortProblems(endless);

  const { rules, severityOf } = await findRules(entry);
  const found = await findProblems(document, rules, documents);
  const problems = await Promise.all(
    found.map((problem) => toProblem(problem, severityOf(problem), documents)),
  );
  return keepCauses(sortProblems(problems.flat()));
}

async function findProblems(
  document: Document,
  rules: Config,
  documents: LocalDocuments,
): Promise<NormalizedProblem[]> {
  try {
    return await runRules(document, rules, documents);
  } catch (error) {
    // A rule of Redocly can fail on a structure that its check of structures explains.
    keepStructureRules(rules);
    const problems = await runRules(document, rules, documents);
    if (problems.length === 0) throw error;
    return problems;
  }
}

import type { Problem } from '../problems/problem';
import { sortProblems } from '../problems/sort-problems';
import { checkEntry } from './check-entry';
import { findReferenceLoops } from './find-reference-loops';
import { findRules } from './find-rules';
import { LocalDocuments, runRules } from './redocly';
import { toProblem } from './to-problem';

/**
 * Every problem of the API description at `entry`, sorted by file, line and column. Our own description is held to
 * `redocly.yaml`; one without a configuration of its own gets an error only where it cannot be read, else warnings.
 * Files are read through `documents`, which `bundle` can go on using.
 */
export async function lint(entry: string, documents = new LocalDocuments()): Promise<Problem[]> {
  const document = await documents.read(entry);
  const unreadable = checkEntry(entry, document);
  if (document instanceof Error || unreadable.length > 0) return unreadable;

  // Redocly stops at a loop without saying where it is.
  const loops = await findReferenceLoops(document, documents);
  if (loops.length > 0) return sortProblems(loops);

  const { rules, severityOf } = await findRules(entry);
  const found = await runRules(document, rules, documents);
  const problems = await Promise.all(
    found.map((problem) => toProblem(problem, severityOf(problem), documents)),
  );
  return sortProblems(problems.flat());
}

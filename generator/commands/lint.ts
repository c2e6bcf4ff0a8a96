import { runIfStarted, type Command } from '#core/command-line/run-command';
import { countOf } from '#core/text/count-of';
import type { LintOptions } from '../run/config';
import type { RunStage } from '../run/progress';
import { LINT_USAGE, readLintOptions } from './lint-options';
import { formatChanged } from '../read/lint/report/format-changed';
import { formatReport } from '../problems/format-report';
import { hasErrors } from '../problems/has-errors';
import { makeFixes, tellFixable } from '../problems/make-fixes';
import type { Problem } from '../problems/problem';
import { explainRule } from '../problems/rule-text';
import { isProject } from '../read/project/read-project';
import { readApis } from '../read/read-apis';
import { readDescription } from '../read/read-description';
import { listChangedFiles } from '../read/revisions/git';
import { callInThread, isStackFull } from '../run/threads/threads';

/**
 * `npm run lint:api`: prints the problems of the description and of its simulator settings, or the page of a rule. The exit code
 * is 1 if a problem is an error, 2 for wrong usage.
 */
export const command: Command = {
  usage: LINT_USAGE,
  async run(args) {
    const options = readLintOptions(args);
    const { entry, overlays, format, fixing, changed, base, explain } = options;
    if (explain !== undefined) {
      process.stdout.write(explainRule(explain));
      return 0;
    }
    const files = changed ? listChangedFiles(base) : undefined;
    const found = await findProblems({ entry, overlays });
    if (fixing !== 'none') makeFixes(found, process.cwd(), fixing);
    const problems = fixing === 'write' ? await findProblems({ entry, overlays }) : found;
    process.stdout.write(
      files === undefined ? formatReport(problems, options) : formatChanged(problems, files, format),
    );
    process.stderr.write(`${countOf(problems.length, 'problem')} in ${entry}\n`);
    if (fixing === 'none') tellFixable(problems, 'npm run lint:api --');
    return hasErrors(problems) ? 1 : 0;
  },
};

/** An entry document, and its overlays if they are not those of its project. */
type Linted = Pick<LintOptions, 'entry' | 'overlays'>;

/** Returns the problems of a description, or of all that a project lists. One that nests too deeply is read with a larger stack. */
export async function findProblems(linted: Linted): Promise<Problem[]> {
  const { entry, overlays } = linted;
  const runStage: RunStage = (_, work) => Promise.resolve(work());
  try {
    const { problems } = isProject(entry)
      ? await readApis(entry, runStage)
      : await readDescription(entry, runStage, [], { overlays: overlays?.map((file) => ({ file })) });
    return problems;
  } catch (error) {
    if (isStackFull(error)) return callInThread(__filename, 'findProblems', linted);
    throw error;
  }
}

runIfStarted(module, command);

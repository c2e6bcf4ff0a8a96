import { runIfStarted, type Command } from '#core/command-line/run-command';
import { LINT_USAGE, readLintOptions } from './config';
import { countOf } from '#core/text/count-of';
import { isStackFull, runWithDeepStack } from './threads';
import { formatProblems } from './problems/format-problems';
import { hasErrors } from './problems/has-errors';
import { readDescription } from './read-description';

/**
 * `npm run lint:api`: prints the problems of the description and of its simulator settings. The exit code is 1 if a problem
 * is an error, 2 for wrong usage.
 */
export const command: Command = {
  usage: LINT_USAGE,
  async run(args) {
    const { entry, format } = readLintOptions(args);
    try {
      const { problems } = await readDescription(entry, (_, work) => Promise.resolve(work()));
      process.stdout.write(formatProblems(problems, format));
      process.stderr.write(`${countOf(problems.length, 'problem')} in ${entry}\n`);
      return hasErrors(problems) ? 1 : 0;
    } catch (error) {
      if (isStackFull(error)) return runWithDeepStack(__filename, args);
      throw error;
    }
  },
};

runIfStarted(module, command);

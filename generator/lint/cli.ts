import { readOptions } from '../config';
import { formatProblems } from '../problems/format-problems';
import { hasErrors } from '../problems/has-errors';
import { lint } from './lint';

/** `npm run lint:api`: prints the problems of the description; exit code 1 when one of them is an error. */
async function main(args: string[]): Promise<void> {
  const { entry, format } = readOptions(args);
  const problems = await lint(entry);
  process.stdout.write(formatProblems(problems, format));
  process.stderr.write(`${problems.length} problems in ${entry}\n`);
  process.exitCode = hasErrors(problems) ? 1 : 0;
}

void main(process.argv.slice(2));

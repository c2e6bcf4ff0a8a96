import { formatProblems } from '../../generator/problems/format-problems';
import type { Problem } from '../../generator/problems/problem';
import { endWith } from '../author-error';
import { docs, generated, isOwn } from '../config/folders';
import { PageError, type PageMistake } from '../remark/page-error';
import { lintPages } from './lint-pages';
import { readApi } from './read-api';

/**
 * `npm run lint:docs [page …]`: prints the problems of the hand-written pages; exit code 1 when there are some, 2 for the
 * pages of another project.
 */
function main(only: string[]): void {
  if (!isOwn) {
    process.stderr.write(
      'The rules are about our own pages, and GENERATED_DIR or DOCS_DIR names others: unset both.\n',
    );
    process.exitCode = 2;
    return;
  }
  try {
    lint(only);
  } catch (error) {
    if (!(error instanceof PageError)) return endWith(error);
    print(error.mistakes.map(problemOf));
  }
}

function lint(only: string[]): void {
  const api = readApi(generated, docs);
  const pages = api.pages.filter(({ file }) => only.length === 0 || only.includes(file));
  const { problems, waivers } = lintPages(api, pages);
  print(problems);
  process.stderr.write(`${problems.length} problems in ${pages.length} pages, ${waivers} waivers\n`);
}

function print(problems: readonly Problem[]): void {
  process.stdout.write(formatProblems(problems, process.env.GITHUB_ACTIONS ? 'github' : 'text'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** A page that cannot be read: rules would find nothing in it. */
function problemOf({ message, ...location }: PageMistake): Problem {
  return { ruleId: 'page', severity: 'error', message, location: { ...location, pointer: '' } };
}

main(process.argv.slice(2));

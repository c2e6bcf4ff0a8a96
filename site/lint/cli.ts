import { formatProblems } from '../../generator/problems/format-problems';
import { docs, generated, isOwn } from '../config/folders';
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
  const api = readApi(generated, docs);
  const pages = api.pages.filter(({ file }) => only.length === 0 || only.includes(file));
  const { problems, waivers } = lintPages(api, pages);
  process.stdout.write(formatProblems(problems, process.env.GITHUB_ACTIONS ? 'github' : 'text'));
  process.stderr.write(`${problems.length} problems in ${pages.length} pages, ${waivers} waivers\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main(process.argv.slice(2));

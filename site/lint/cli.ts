import { formatProblems } from '../../generator/problems/format-problems';
import { docs, ownGenerated } from '../config/folders';
import { lintPages } from './lint-pages';
import { readApi } from './read-api';

/** `npm run lint:docs [page …]`: prints the problems of the hand-written pages; exit code 1 when there are some. */
function main(only: string[]): void {
  const api = readApi(ownGenerated, docs);
  const pages = api.pages.filter(({ file }) => only.length === 0 || only.includes(file));
  const { problems, waivers } = lintPages(api, pages);
  process.stdout.write(formatProblems(problems, process.env.GITHUB_ACTIONS ? 'github' : 'text'));
  process.stderr.write(`${problems.length} problems in ${pages.length} pages, ${waivers} waivers\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main(process.argv.slice(2));

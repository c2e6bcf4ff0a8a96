import type { Host } from './hosts';
import type { Check, Scores } from './read-scores';

/** The scores on a host, and what is worse than expected. */
export interface Verdict extends Scores {
  host: Host;
  /** Of 100 points, not rounded. */
  score: number;
  problems: string[];
}

/** The site has more pages than this; fewer mean that AFDocs has not found them. */
const LEAST_PAGES = 250;

/** Compares the scores on a host with the least that they may be. A check that is accepted must fail, or its reason is old. */
export function judge(host: Host, { pages, checks }: Scores): Verdict {
  const sum = (pointsOf: (check: Check) => number) =>
    checks.reduce((total, check) => total + pointsOf(check), 0);
  const score = (100 * sum(({ earned }) => earned)) / sum(({ most }) => most);
  const failed = checks.filter(({ status }) => status !== 'pass' && status !== 'warn' && status !== 'skip');
  const problems = [
    ...(pages < LEAST_PAGES ? [`AFDocs found ${pages} pages of at least ${LEAST_PAGES}`] : []),
    ...(score < host.leastScore ? [`the score is ${score.toFixed(2)} of at least ${host.leastScore}`] : []),
    ...failed.filter(({ id }) => !(id in host.accepted)).map(({ id, message }) => `${id} fails: ${message}`),
    ...Object.keys(host.accepted)
      .filter((id) => !failed.some((check) => check.id === id))
      .map((id) => `${id} does not fail any more: drop its exception in tests/afdocs/hosts.ts`),
  ];
  return { host, pages, checks, score, problems: problems.map((problem) => `${host.title}: ${problem}.`) };
}

import type { Verdict } from './judge';

/** The page about the scores, in Markdown. */
export function formatReport(verdicts: readonly Verdict[]): string {
  return `# AFDocs

\`npm run test:afdocs\` writes this page: what [AFDocs](https://www.npmjs.com/package/afdocs) 0.22.2 says about all pages of the site.
${verdicts.map(formatVerdict).join('')}`;
}

function formatVerdict({ host, score, pages, checks }: Verdict): string {
  const rows = checks.map(
    ({ id, status, earned, most }) => `| \`${id}\` | ${status} | ${format(earned)} | ${format(most)} |`,
  );
  const reasons = Object.entries(host.accepted).map(([id, reason]) => `- \`${id}\`: ${reason}`);
  return `
## ${host.title}

${score.toFixed(2)} of 100 points, ${pages} pages.

| check | result | points | of |
| --- | --- | --- | --- |
${rows.join('\n')}

${reasons.join('\n')}
`;
}

/** At most two decimals. */
function format(points: number): string {
  return String(Number(points.toFixed(2)));
}

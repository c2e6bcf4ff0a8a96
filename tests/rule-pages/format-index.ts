import { firstSentence } from '#core/text/first-sentence';
import { AREAS, type RulePage } from './rule-page';

const HEAD = `# Rules of the lint

A page for each rule: what it reports, why, a bad and a good example, its options, and how to turn it off.
\`npm run lint:api -- --explain house/money-in-cents\` prints one in the terminal. \`house/\` rules are for descriptions that are
written with this project, and \`redocly.yaml\` turns them on; \`description/\` rules apply to every description. The others are
about hand-written pages (\`npm run lint:docs\`).

\`npm run rules:pages\` writes these pages from the code of each rule, \`<rule>.yaml\` next to it and a run of the linter.`;

/** Formats the list of all pages, by area. */
export function formatIndex(pages: readonly RulePage[]): string {
  const sections = AREAS.map((area) => {
    const rows = pages.filter((page) => page.area === area).map(formatRow);
    return [`## ${area}`, ['| rule | reports |', '|---|---|', ...rows].join('\n')].join('\n\n');
  });
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

function formatRow({ id, path, reports }: RulePage): string {
  const first = firstSentence(reports)
    .replace(/^Reports /, '')
    .replaceAll('|', '\\|');
  return `| [${id}](${path}.md) | ${first} |`;
}

import { wrap } from '../../generator/compare/diff/report/wrap';
import type { Code, Option, RulePage } from './rule-page';

/** As wide as a terminal that shows the page. */
export const WIDTH = 100;

/** Formats the page of a rule as Markdown, which terminals show as it is. */
export function formatPage({
  id,
  severity,
  reports,
  see,
  why,
  bad,
  findings,
  good,
  options,
  off,
}: RulePage): string {
  const parts = [
    `# ${id}`,
    prose(reports),
    prose(`Severity: ${severity}.`),
    ...see.map((address) => `See <${address.split(' ')[0]}>.`),
    '## Why',
    prose(why),
    '## Bad',
    ...bad.map(formatCode),
    ...findings.map(quote),
    '## Good',
    ...good.map(formatCode),
    ...(options.length > 0 ? ['## Options', options.map(formatOption).join('\n')] : []),
    '## Turn it off',
    prose(off.prose),
    ...(off.code === undefined ? [] : [formatCode(off.code)]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A fence has more backticks than the fences in it. */
function formatCode({ language, text }: Code): string {
  const fence = text.includes('```') ? '````' : '```';
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

function formatOption({ name, meaning, value }: Option): string {
  const set = value === undefined ? 'Not set here.' : `Here: \`${value}\``;
  return prose(`- \`${name}\`: ${meaning} ${set}`, 2);
}

function quote(text: string): string {
  return wrap(text, WIDTH - 2, 0)
    .map((line) => `> ${line}`)
    .join('\n');
}

function prose(text: string, hang = 0): string {
  return wrap(text.replaceAll(/\s+/g, ' ').trim(), WIDTH, hang).join('\n');
}

import { stringify } from 'yaml';
import { wrap } from '../../generator/diff/report/wrap';
import type { Problem } from '../../generator/problems/problem';
import type { RulePage } from './build-page';
import { findLine } from './find-line';
import type { Example } from './read-sources';

/** As wide as a terminal that shows the page. */
export const WIDTH = 100;

/** Formats the page of a rule as Markdown, which terminals show as it is. */
export function formatPage(page: RulePage): string {
  const { id, severity, reports, see, why, bad, good, problems } = page;
  const parts = [
    `# ${id}`,
    prose(reports),
    prose(`Severity: ${severity}.`),
    ...see.map((address) => `See <${address.split(' ')[0]}>.`),
    '## Why',
    prose(why),
    '## Bad',
    ...formatExample(bad, page),
    ...problems.map((problem) => quote(formatProblem(problem, page))),
    '## Good',
    ...formatExample(good, page),
    ...formatOptions(page),
    '## Turn it off',
    ...formatOff(page),
  ];
  return `${parts.join('\n\n')}\n`;
}

function formatExample(example: Example, { at }: RulePage): string[] {
  const place = at === '#' ? [] : [`at ${at}`];
  if (typeof example === 'string') return [formatFile(place, example)];
  return Object.entries(example).map(([file, text]) =>
    formatFile(file === 'openapi.yaml' ? [file, ...place] : [file], text),
  );
}

function formatFile(place: readonly string[], text: string): string {
  const head = place.length > 0 ? `# ${place.join(', ')}\n` : '';
  return code(`${head}${text.trimEnd()}`);
}

function formatProblem({ message, remedy, location }: Problem, { bad, at }: RulePage): string {
  const line = findLine(bad, { at }, location);
  const file = typeof bad === 'string' ? [] : [location.file];
  const place = [...file, ...(line === undefined ? [] : [`line ${line}`])].join(', ');
  // The lines of our configuration change more often than the rules.
  const text = [message, remedy]
    .filter(Boolean)
    .join(' ')
    .replace(/(redocly\.yaml):\d+/, '$1');
  return place === '' ? text : `${place.replace(/^line/, 'Line')}: ${text}`;
}

function formatOptions({ options, values }: RulePage): string[] {
  if (options.length === 0) return [];
  const rows = options.map(({ name, meaning }) =>
    prose(
      `- \`${name}\`: ${meaning} ${name in values ? `Here: \`${formatValue(values[name])}\`` : 'Not set here.'}`,
      2,
    ),
  );
  return ['## Options', rows.join('\n')];
}

function formatValue(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}

function formatOff({ id, isRequired, problems: [first] }: RulePage): string[] {
  if (isRequired || first === undefined)
    return ['No configuration turns it off: a description that breaks it cannot be read.'];
  const { file, pointer } = first.location;
  return [
    prose(
      `Everywhere: write \`${id}: off\` below \`rules\` in \`redocly.yaml\`. At one location: write its pointer into \`.redocly.lint-ignore.yaml\` next to that file.`,
    ),
    code(formatWaiver(id, file, pointer).trimEnd()),
  ];
}

/** Formats a `.redocly.lint-ignore.yaml` that accepts the problems at one location; Redocly writes `#/` for a whole file. */
export function formatWaiver(id: string, file: string, pointer: string): string {
  return stringify({ [file]: { [id]: [pointer || '#/'] } }, { singleQuote: true, lineWidth: 0 });
}

function code(text: string): string {
  return `\`\`\`yaml\n${text}\n\`\`\``;
}

function quote(text: string): string {
  return wrap(text, WIDTH - 2, 0)
    .map((line) => `> ${line}`)
    .join('\n');
}

function prose(text: string, hang = 0): string {
  return wrap(text.replaceAll(/\s+/g, ' ').trim(), WIDTH, hang).join('\n');
}

import path from 'node:path';
import { stringify } from 'yaml';
import { replacements, warningRules } from '../../../generator/read/lint/description-rules';
import { readingRules } from '../../../generator/read/lint/is-unreadable';
import type { Problem } from '../../../generator/problems/problem';
import { readDocs } from '../read-docs';
import type { Code, RulePage } from '../rule-page';
import { type DescriptionRule, type DescriptionSource, type Example, sourceOf } from './description-rules';
import { findLine } from './find-line';
import { configurationOf } from './lint-example';

/** Combines the source, the code and the configuration of a rule with the problems of its bad example. */
export function buildPage(rule: DescriptionRule, problems: readonly Problem[]): RulePage {
  const { id, plugin, name, folder } = rule;
  const source = sourceOf(rule);
  const setting = configurationOf(plugin).rules[id];
  const { reports, see, options } = readDocs(path.join(folder, `${name}.ts`), pascalCase(name));
  const values = new Map<string, unknown>(typeof setting === 'object' ? Object.entries({ ...setting }) : []);
  return {
    id,
    path: id,
    area: source.area,
    severity: severityIn(setting) ?? severityOf(name),
    reports,
    see,
    why: source.why,
    bad: codeOf(source, source.bad),
    findings: problems.map((problem) => formatFinding(problem, source)),
    good: codeOf(source, source.good),
    options: options.map((option) => ({
      ...option,
      ...(values.has(option.name) && { value: formatValue(values.get(option.name)) }),
    })),
    off: describeOff(id, problems[0]),
  };
}

/** Returns the severity that our configuration gives to a rule. */
function severityIn(setting: unknown): string | undefined {
  const severity = typeof setting === 'object' ? (setting as { severity: string }).severity : setting;
  return typeof severity === 'string'
    ? `${severity}, as \`redocly.yaml\` of this project sets it`
    : undefined;
}

/** Returns the severity of a rule that the configuration does not mention. */
function severityOf(name: string): string {
  const replaced = replacements[name];
  if (replaced !== undefined) return `that of \`${replaced}\`, the rule of Redocly that it replaces`;
  if (warningRules.has(name)) return 'warning';
  return 'error if the configuration loads the house rules, otherwise warning';
}

function codeOf({ at }: DescriptionSource, example: Example): Code[] {
  const place = at === '#' ? [] : [`at ${at}`];
  if (typeof example === 'string') return [fileOf(place, example)];
  return Object.entries(example).map(([file, text]) =>
    fileOf(file === 'openapi.yaml' ? [file, ...place] : [file], text),
  );
}

function fileOf(place: readonly string[], text: string): Code {
  return { language: 'yaml', text: place.length > 0 ? `# ${place.join(', ')}\n${text}` : text };
}

function formatFinding({ message, remedy, location }: Problem, source: DescriptionSource): string {
  const line = findLine(source, location);
  const file = typeof source.bad === 'string' ? [] : [location.file];
  const place = [...file, ...(line === undefined ? [] : [`line ${line}`])].join(', ');
  // The lines of our configuration change more often than the rules.
  const text = [message, remedy]
    .filter(Boolean)
    .join(' ')
    .replace(/(redocly\.yaml):\d+/, '$1');
  return place === '' ? text : `${place.replace(/^line/, 'Line')}: ${text}`;
}

function formatValue(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}

/** Whether a rule is on whatever the configuration says. */
export function isRequired({ id }: DescriptionRule): boolean {
  return readingRules.has(id);
}

function describeOff(id: string, problem: Problem | undefined): RulePage['off'] {
  if (readingRules.has(id) || problem === undefined)
    return { prose: 'No configuration turns it off: a description that breaks it cannot be read.' };
  return {
    prose: `Everywhere: write \`${id}: off\` below \`rules\` in \`redocly.yaml\`. At one location: write its pointer into \`.redocly.lint-ignore.yaml\` next to that file.`,
    code: { language: 'yaml', text: formatWaiver(id, problem) },
  };
}

/** Formats a `.redocly.lint-ignore.yaml` that accepts the problems at one location; Redocly writes `#/` for a whole file. */
export function formatWaiver(id: string, { location: { file, pointer } }: Problem): string {
  return stringify({ [file]: { [id]: [pointer || '#/'] } }, { singleQuote: true, lineWidth: 0 });
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

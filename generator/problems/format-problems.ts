import { countOf } from '#core/text/count-of';
import { formatSarif } from './format-sarif';
import type { Location, Problem } from './problem';

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Problems as text for people, as JSON or SARIF for programs, or as annotations for GitHub Actions; empty without problems, except for
 * JSON and SARIF.
 */
export function formatProblems(problems: readonly Problem[], format: Format): string {
  return formatters[format](problems);
}

const formatters: Record<Format, (problems: readonly Problem[]) => string> = {
  text: (problems) => problems.map((problem) => formatProblem(problem)).join('\n'),
  json: (problems) => `${JSON.stringify(problems, null, 2)}\n`,
  sarif: formatSarif,
  github: (problems) => causesFirst(problems).map(formatAnnotation).join(''),
};

/** Maximum number of further locations listed for one mistake. */
const LISTED = 20;

/** A problem as text for people, in two to four lines. @param most number of further locations that are listed. */
export function formatProblem(
  { ruleId, severity, message, remedy, location, others = [] }: Problem,
  most = LISTED,
): string {
  const { file, line, column, pointer } = location;
  const lines = [`${file}:${line}:${column}  ${severity}  ${ruleId}`, `  ${sentences(message, remedy)}`];
  if (pointer) lines.push(`  at ${pointer}`);
  if (others.length > 0) lines.push(`  and at ${formatPlaces(others, most)}`);
  return `${lines.join('\n')}\n`;
}

/** GitHub shows ten annotations of a step: errors before warnings, and examples, which one wrong schema makes wrong, last. */
function causesFirst(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ ruleId, severity }: Problem): number {
  return (severity === 'error' ? 0 : 2) + (ruleId.endsWith('-examples') ? 1 : 0);
}

/** @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
function formatAnnotation({ ruleId, severity, message, remedy, location, others = [] }: Problem): string {
  const { file, line, column } = location;
  const also = others.length > 0 ? `The same at ${formatPlaces(others, 1)}.` : undefined;
  const command = severity === 'error' ? 'error' : 'warning';
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(ruleId)}`;
  return `::${command} ${place}::${escapeData(sentences(message, remedy, also))}\n`;
}

function formatPlaces(places: readonly Location[], most: number): string {
  const listed = places.slice(0, most).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const more = places.length - listed.length;
  return `${listed.join(', ')}${more > 0 ? ` and ${countOf(more, 'more place')}` : ''}`;
}

function sentences(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

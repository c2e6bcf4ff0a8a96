import { countOf } from '#core/text/count-of';
import type { Location } from '../../../problems/problem';
import { SEVERITIES, type Severity } from '../rules/rule';
import { proofLine, shortCall, type Report, type ReportedChange } from './report';

/** The maximum length of a comment on a pull request. */
const MOST_CHARACTERS = 65_000;

/** A comparison as a comment of a pull request: breaking and risky changes open, the others folded. */
export function formatMarkdown(report: Report): string {
  const { base, head, changes, problems } = report;
  const counts = SEVERITIES.map(
    (severity) => `${changes.filter((change) => change.severity === severity).length} ${severity}`,
  );
  const parts = [
    `### API: ${code(base)} → ${code(head)}\n\n${[counts.join(' · '), proofLine(report)].filter(Boolean).join('\n\n')}\n`,
    ...SEVERITIES.map((severity) => section(severity, changes)),
    ...problems.map(
      ({ message, remedy, location }) => `- **${placeText(location)}** ${message} ${remedy ?? ''}\n`,
    ),
    waiverHelp(changes),
  ].filter((part) => part !== '');
  return fitting(parts);
}

/** Leaves out whole sections, the least important first. */
function fitting(parts: readonly string[]): string {
  const text = parts.join('\n');
  if (text.length <= MOST_CHARACTERS || parts.length === 1) return `${text}\n`.slice(0, MOST_CHARACTERS);
  return fitting(
    [
      ...parts.slice(0, -2),
      'The other changes do not fit here: `npm run api:diff -- --all` prints them.\n',
    ].slice(0, parts.length - 1),
  );
}

function section(severity: Severity, changes: readonly ReportedChange[]): string {
  const own = changes.filter((change) => change.severity === severity);
  if (own.length === 0) return '';
  const rows = own.map(
    (change) =>
      `| ${cell(change.summary)}<br>${code(change.fingerprint)} ${cell(placeText(change.after ?? change.before))} | ${cell(reach(change))} | ${cell([change.remedy, change.waiver && `Waived: ${change.waiver}`].filter(Boolean).join(' '))}${ran(change)} |`,
  );
  const table = ['| change | for whom | what to do |', '| --- | --- | --- |', ...rows].join('\n');
  const title = `${countOf(own.length, `${severity} change`)}`;
  if (severity === 'breaking' || severity === 'risky') return `#### ${title}\n\n${table}\n`;
  return `<details><summary>${title}</summary>\n\n${table}\n\n</details>\n`;
}

/** The call that shows the change. */
function ran({ proof }: ReportedChange): string {
  if (proof?.by !== 'run') return '';
  return `<br>${cell(code(shortCall(proof)))}: ${cell(proof.after ?? '')}; was ${cell(proof.before ?? '')}`;
}

function reach({ sent, received }: ReportedChange): string {
  const text = (name: string, verdict: ReportedChange['sent']): string[] =>
    verdict ? [`${name}: ${verdict.severity} for ${listed(verdict.affected)}`] : [];
  return [...text('sent', sent), ...text('received', received)].join('; ');
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5).map(code).join(', ');
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

function waiverHelp(changes: readonly ReportedChange[]): string {
  const blocking = changes.filter(({ isBlocking }) => isBlocking);
  if (blocking.length === 0) return '';
  const entries = blocking.map(
    ({ fingerprint }) => `  - fingerprint: '${fingerprint}'\n    reason: …\n    until: …`,
  );
  return `To let these changes out without a new version, write why in \`changes.yaml\`:\n\n\`\`\`yaml\nwaivers:\n${entries.join('\n')}\n\`\`\`\n`;
}

function placeText(place: Location | undefined): string {
  return place ? `${place.file}:${place.line}` : '';
}

function code(text: string): string {
  return `\`${text.replaceAll('`', '')}\``;
}

/** Text that cannot end its cell, nor begin an element. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}

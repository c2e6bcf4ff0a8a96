import { countOf } from '#core/text/count-of';
import type { Location } from '../../../problems/problem';
import { formatProblems } from '../../../problems/format-problems';
import type { Proof, Verdict } from '../change';
import { SEVERITIES } from '../rules/rule';
import { proofLine, shortCall, type Report, type ReportedChange } from './report';
import { wrap } from './wrap';

/** Columns of a terminal, and lines that one screen can hold. */
const WIDTH = 100;
const MOST_LINES = 40;
/** Operations named in a line; the rest are counted. */
const NAMED = 4;

/**
 * A comparison for people.
 * @param isComplete prints every change; otherwise one screen of them, without those of documentation.
 */
export function formatText(report: Report, isComplete: boolean): string {
  const blocks = report.changes
    .filter(({ severity }) => isComplete || severity !== 'documentation')
    .map(formatChange);
  const shown = isComplete ? blocks : fittingBlocks(blocks);
  const left = report.changes.length - shown.length;
  const played = proofLine(report);
  const lines = [
    heading(report),
    ...shown.flat(),
    ...(left > 0 ? [leftOut(left)] : []),
    ...(played === undefined ? [] : wrap(played, WIDTH, 4)),
    conclusion(report),
  ];
  return `${lines.join('\n')}\n${formatProblems(report.problems, 'text')}`;
}

function fittingBlocks(blocks: readonly string[][]): string[][] {
  let lines = 0;
  return blocks.filter((block, index) => {
    lines += block.length;
    return index === 0 || lines <= MOST_LINES;
  });
}

function heading({ base, head, changes, operations }: Report): string {
  const counts = SEVERITIES.map((severity) => {
    const count = changes.filter((change) => change.severity === severity).length;
    return severity === 'documentation' ? countOf(count, 'text') : `${count} ${severity}`;
  });
  const affected = new Set(
    changes.filter(({ severity }) => severity !== 'documentation').flatMap((change) => change.affected),
  );
  const reach = `reaches ${affected.size} of ${countOf(operations, 'operation')} and events`;
  return [...wrap(`${base} → ${head}`, WIDTH, 4), [...counts, reach].join('   ')].join('\n');
}

function formatChange(change: ReportedChange): string[] {
  const { severity, summary, fingerprint, remedy, sent, received, proof, waiver } = change;
  const [first = '', ...rest] = wrap(
    `${severity.toUpperCase().padEnd(13)} ${summary}`,
    WIDTH - fingerprint.length - 2,
    4,
  );
  return [
    `${first.padEnd(WIDTH - fingerprint.length)}${fingerprint}`,
    ...rest,
    ...part('send', sent && verdictText(sent)),
    ...part('read', received && verdictText(received)),
    ...part('do', remedy === 'Nothing.' ? undefined : remedy),
    ...part('ran', proof && proofText(proof)),
    ...part('waived', waiver),
    ...part('at', placesText(change)),
  ];
}

function part(name: string, text: string | undefined): string[] {
  return text === undefined ? [] : wrap(`    ${name.padEnd(7)}${text}`, WIDTH, 11);
}

function proofText(proof: Proof): string {
  if (proof.by === 'rule') return 'by rule';
  return `${shortCall(proof)} → ${proof.after}; was ${proof.before}`;
}

function verdictText({ severity, affected }: Verdict): string {
  const more = affected.length - NAMED;
  const names = [...affected.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return names === '' ? severity : `${severity} for ${affected.length}: ${names}`;
}

function placesText({ before, after }: ReportedChange): string | undefined {
  if (!before || !after) return placeText(before ?? after);
  const isSame = before.file === after.file;
  return `${placeText(before)} → ${isSame ? `:${after.line}:${after.column}` : placeText(after)}`;
}

function placeText(place: Location | undefined): string | undefined {
  return place && `${place.file}:${place.line}:${place.column}`;
}

function leftOut(count: number): string {
  return `… ${countOf(count, 'more change')}: --all prints them.`;
}

function conclusion({ changes, problems }: Report): string {
  const blocking = changes.filter(({ isBlocking }) => isBlocking).length;
  if (blocking > 0)
    return wrap(
      `${countOf(blocking, 'breaking change')} without a new version: give the description a new version, or waive each in changes.yaml by its fingerprint, with a reason and a date.`,
      WIDTH,
      4,
    ).join('\n');
  if (problems.length > 0) return `${countOf(problems.length, 'problem')} with waivers or the version.`;
  return 'Nothing blocks this change.';
}

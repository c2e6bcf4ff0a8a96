import type { Json } from '#core/json/json';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { canonicalText } from '../shape/canonical-text';
import type { Change, Direction, Finding, Place, Site, Verdict } from '../change';
import { ruleOf } from '../rules';
import { SEVERITIES } from '../rules/rule';
import { fingerprintOf } from './fingerprint';

/** A finding with everything that it reaches. */
export interface Occurrence {
  finding: Finding;
  direction: Direction;
  anchor: string;
  /** The first of `affected`, and the part of it. */
  site: Omit<Site, 'path'>;
  path: string;
  /** The subject of the sentences, where one use has it. */
  subject: string;
  /** The same where several have it. */
  shared: string;
  affected: ReadonlySet<string>;
}

/** Joins findings with one cause: the same rule, location and values. */
export function joinChanges(occurrences: readonly Occurrence[]): Change[] {
  const ids = new WeakMap<object, number>();
  let count = 0;
  const idOf = (place: Place | undefined): string =>
    place ? `${getOrInsertComputed(ids, place.holder, () => (count += 1))} ${place.member ?? ''}` : '';
  const groups = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const { rule, name, before, after, base, head, step } = occurrence.finding;
    const place = base ? idOf(base) : `head ${idOf(head)}`;
    const key = canonicalText([rule, place, step ?? '', name ?? null, before ?? null, after ?? null]);
    getOrInsertComputed(groups, key, (): Occurrence[] => []).push(occurrence);
  }
  return sortChanges([...groups.values()].flatMap((group) => toChange(group) ?? []));
}

function toChange(group: readonly Occurrence[]): Change | undefined {
  const first = group.reduce((one, other) => (isBefore(other, one) ? other : one));
  const { finding } = first;
  const sent = verdictOf(group, 'sent');
  const received = verdictOf(group, 'received');
  const verdicts = [sent, received].filter((verdict) => verdict !== undefined);
  const severity = SEVERITIES.find((one) => verdicts.some((verdict) => verdict.severity === one));
  if (severity === undefined) return undefined;
  const rule = ruleOf(finding.rule);
  const affected = [...new Set(verdicts.flatMap((verdict) => verdict.affected))].toSorted();
  const direction = sent && received ? 'both' : sent ? 'request' : 'response';
  const worst = verdicts.find((verdict) => verdict.severity === severity)!;
  const subject = `${affected.length > 1 ? first.shared : first.subject}${finding.step ?? ''}`;
  return {
    rule: finding.rule,
    severity,
    breaks: rule.breaks,
    sent,
    received,
    fingerprint: fingerprintOf(finding, direction, first.anchor, `${first.path}${finding.step ?? ''}`),
    subject,
    summary: `${subject}: ${fill(rule.summary, finding)}`,
    remedy: [worst.remedy, finding.hint].filter((text) => text !== undefined).join(' '),
    reason: rule.reason,
    affected,
    sites: { sent: siteIn(group, 'sent'), received: siteIn(group, 'received') },
    before: finding.base,
    after: finding.head,
  };
}

function siteIn(group: readonly Occurrence[], direction: Direction): Site | undefined {
  const own = group.filter((occurrence) => occurrence.direction === direction);
  if (own.length === 0) return undefined;
  const { site, path, finding } = own.reduce((one, other) => (isBefore(other, one) ? other : one));
  return { ...site, path: `${path}${finding.step ?? ''}` };
}

function isBefore(one: Occurrence, other: Occurrence): boolean {
  return one.anchor < other.anchor || (one.anchor === other.anchor && one.path < other.path);
}

function verdictOf(group: readonly Occurrence[], direction: Direction): Verdict | undefined {
  const own = group.filter((occurrence) => occurrence.direction === direction);
  const [first] = own;
  const severity = first && ruleOf(first.finding.rule)[direction];
  if (!first || severity === undefined) return undefined;
  const { send, read } = ruleOf(first.finding.rule);
  const affected = new Set(own.flatMap((occurrence) => [...occurrence.affected]));
  affected.delete('');
  return {
    severity,
    remedy: fill(direction === 'sent' ? send : read, first.finding),
    affected: [...affected].toSorted(),
  };
}

function fill(template: string, { name, before, after, shown }: Finding): string {
  const texts: Record<string, string> = {
    name: name ?? '',
    before: shown?.before === undefined ? textOf(before) : `\`${shown.before}\``,
    after: shown?.after === undefined ? textOf(after) : `\`${shown.after}\``,
  };
  return template.replace(/\{(name|before|after)\}/g, (_, key: string) => texts[key] ?? '');
}

/** Values as people read them: code, and lists as several of them. */
function textOf(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (value === undefined) return 'none';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Worst first; of the same severity, those that reach most. */
function sortChanges(changes: readonly Change[]): Change[] {
  return changes.toSorted(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
      other.affected.length - one.affected.length ||
      (one.summary < other.summary ? -1 : 1),
  );
}

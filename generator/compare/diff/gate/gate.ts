import { textOf } from '#core/json/read';
import type { Mistake } from '../../../problems/mistake';
import type { Change } from '../change';
import { MOST_DAYS, type Waiver } from './waivers';

/** The facts that the gate needs in addition to the changes. */
export interface Circumstances {
  waivers: readonly Waiver[];
  /** The fingerprints that the base waives: they are done with. */
  settled: ReadonlySet<string>;
  versions: { base: string; head: string };
  /** Today: `2026-11-24`. */
  today: string;
}

/** Which changes may not go out, and why others may. */
interface Verdicts {
  /** Fingerprints of breaking changes without a new version or a waiver. */
  blocking: ReadonlySet<string>;
  /** Reasons by fingerprint. */
  waived: ReadonlyMap<string, string>;
  mistakes: Mistake[];
}

/** Judges changes: breaking ones need a new version, a waiver that holds today, or an end that was announced and has passed. */
export function judge(changes: readonly Change[], circumstances: Circumstances): Verdicts {
  const { waivers, versions, today } = circumstances;
  const breaking = changes.filter(({ severity }) => severity === 'breaking');
  const mistakes = waivers.flatMap((waiver, index): Mistake[] => {
    const mistake = mistakeOf(waiver, changes, circumstances);
    return mistake ? [{ tokens: ['waivers', String(index)], ...mistake }] : [];
  });
  const waived = new Map(
    waivers.filter(({ until }) => until >= today).map(({ fingerprint, reason }) => [fingerprint, reason]),
  );
  const blocking = isNewVersion(versions)
    ? []
    : breaking.filter((change) => !waived.has(change.fingerprint) && !hasEnded(change, today));
  return { blocking: new Set(blocking.map(({ fingerprint }) => fingerprint)), waived, mistakes };
}

function mistakeOf(
  { fingerprint, until }: Waiver,
  changes: readonly Change[],
  { settled, today }: Circumstances,
): Omit<Mistake, 'tokens'> | undefined {
  const change = changes.find((one) => one.fingerprint === fingerprint);
  if (until < today)
    return {
      message: `The waiver \`${fingerprint}\` ended on ${until}.`,
      remedy: 'Take it out; if its change has not gone out yet, give it a new version.',
    };
  if (daysBetween(today, until) > MOST_DAYS)
    return {
      message: `The waiver \`${fingerprint}\` holds until ${until}, longer than ${MOST_DAYS} days.`,
      remedy: `Write a date up to ${addDays(today, MOST_DAYS)}.`,
    };
  if (!change && !settled.has(fingerprint))
    return {
      message: `No change has the fingerprint \`${fingerprint}\`.`,
      remedy: 'Write one that `npm run api:diff` prints, or take the waiver out.',
    };
  if (change && change.severity !== 'breaking')
    return {
      message: `The change \`${fingerprint}\` is ${change.severity}, not breaking.`,
      remedy: 'Take the waiver out: the change needs none.',
    };
  return undefined;
}

/** Whether a removal was announced for a day that has passed. */
function hasEnded({ rule, before }: Change, today: string): boolean {
  const sunset = textOf(before?.holder['x-sunset']);
  return rule.endsWith('-removed') && sunset !== undefined && sunset.slice(0, 10) < today;
}

/** Whether the head has a new version: a later date, a higher major version, or another name. */
export function isNewVersion({ base, head }: { base: string; head: string }): boolean {
  if (base === head) return false;
  const dates = [base, head].map((version) => version.replaceAll('-', ''));
  if (dates.every((date) => /^\d{8}$/.test(date))) return dates[1]! > dates[0]!;
  const [old, now] = [majorOf(base), majorOf(head)];
  return old === undefined || now === undefined || now > old;
}

/** Before version 1, the second number counts as the major one. */
function majorOf(version: string): number | undefined {
  const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(version) ?? [];
  if (major === undefined) return undefined;
  return major === '0' ? Number(minor) / 1000 : Number(major);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

const DAY = 86_400_000;

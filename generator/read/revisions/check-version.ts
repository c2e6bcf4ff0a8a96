import { listOf } from '#core/json/read';
import type { Change } from '../../compare/diff/change';
import type { Side } from '../../compare/diff/side';
import { isSameApi } from '../overlays/freeze';
import { readVersions } from '../overlays/read-versions';
import { toProblems, type Mistake } from '../../problems/mistake';
import type { Problem } from '../../problems/problem';
import { openYaml } from '../../problems/yaml-file';

const RULE_ID = 'new-version';
const DATE = /^(\d{4})-?(\d{2})-?(\d{2})$/;

interface NewVersion {
  base: Side;
  head: Side;
  /** The entry document of the head. */
  entry: string;
  changes: readonly Change[];
  /** As `2026-11-24`. */
  today: string;
}

/**
 * Checks a new version: its date is later than that of the base and not in the future, and if it breaks clients of an API that lists
 * its versions, an overlay keeps the version before as it was.
 */
export function findVersionProblems(given: NewVersion): Problem[] {
  const file = openYaml(given.entry, RULE_ID);
  const [before, after] = [given.base.model.info.version, given.head.model.info.version];
  if (!file || file.problems.length > 0 || before === after || before === '') return [];
  const mistakes = [...findDateMistakes(before, after, given.today), ...findUnkept(before, given)];
  return toProblems(mistakes, file, RULE_ID);
}

const TOKENS = ['info', 'version'];

/** Judges versions that are dates; nobody knows the order of others. */
function findDateMistakes(before: string, after: string, today: string): Mistake[] {
  const [old, date] = [toDate(before), toDate(after)];
  if (old === undefined || date === undefined) return [];
  if (date <= old)
    return [
      {
        tokens: TOKENS,
        message: `The version ${after} is not later than ${before}.`,
        remedy: 'Write a later day.',
      },
    ];
  if (date > today)
    return [
      {
        tokens: TOKENS,
        message: `The version ${after} is in the future.`,
        remedy: `Write the day of its release, ${today} at the latest.`,
      },
    ];
  return [];
}

function toDate(version: string): string | undefined {
  const [, year, month, day] = DATE.exec(version) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

/** An API that lists its versions goes on serving them. */
function findUnkept(before: string, { base, head, entry, changes }: NewVersion): Mistake[] {
  const isListed = listOf(head.bundle['x-api-versions']).length > 0;
  if (!isListed || !changes.some(({ severity }) => severity === 'breaking')) return [];
  const kept = readVersions(entry, head.bundle).versions.find(({ version }) => version === before);
  if (kept && isSameApi(base.bundle, kept.bundle)) return [];
  return [
    {
      tokens: TOKENS,
      message: kept
        ? `\`versions/${before}.yaml\` does not describe the version ${before} as it was.`
        : `The new version breaks clients, and no overlay keeps the version ${before}.`,
      remedy: 'Run `npm run api:freeze`, and commit what it writes.',
    },
  ];
}

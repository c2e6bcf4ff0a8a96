import type { Change } from '../../../generator/compare/diff/change';
import { SEVERITIES, type Severity } from '../../../generator/compare/diff/rules/rule';
import { diff } from '../../../generator/compare/diff/diff';
import { createLocate } from '../../../generator/read/revisions/locate';
import { readSide, type ReadSide } from '../../../generator/read/revisions/read-side';
import { runRedocly, type RedoclyChange } from '../redocly/run-redocly';
import { fileOf } from './fetch-description';
import { mirrorsOf } from './mirrors';
import type { Counts, Pair } from './pairs';

/** The findings of both judges between two versions. */
export interface Findings {
  forward: readonly Change[];
  counts: { forward: Counts; backward: Counts };
  /** Findings of one direction only. */
  unmirrored: string[];
  /** Changes that only Redocly calls breaking: its rule, and our worst severity there. */
  redoclyOnly: string[];
}

/** A change of ours by the pointers that it has in both files, and those of the operations that it reaches. */
interface Placed {
  change: Change;
  pointers: string[];
  operations: string[];
}

export async function readPair({ name, base, head }: Pair): Promise<Findings> {
  const redocly = runRedocly(fileOf(base), fileOf(head));
  const one = await readSide(fileOf(base), name);
  const other = await readSide(fileOf(head), name);
  const [forward, backward] = [diff(one, other), diff(other, one)];
  const [there, back] = [forward, backward].map((changes) => mirrorsOf(changes, [one, other]));
  const placed = placesOf(forward, one, other);
  const majors = (await redocly).changes.filter(({ impact }) => impact === 'major');
  return {
    forward,
    counts: { forward: countsOf(forward), backward: countsOf(backward) },
    unmirrored: differenceOf(there!, back!),
    redoclyOnly: majors.flatMap((major) => {
      const ours = worstAt(major, placed);
      return ours === 'breaking' ? [] : [`${rulesOf(major).join(' ')}: ${ours}`];
    }),
  };
}

function countsOf(changes: readonly Change[]): Counts {
  return SEVERITIES.map(
    (severity) => changes.filter((change) => change.severity === severity).length,
  ) as Counts;
}

function placesOf(changes: readonly Change[], base: ReadSide, head: ReadSide): Placed[] {
  const locateBefore = createLocate(
    base,
    changes.flatMap(({ before }) => before ?? []),
    '.',
  );
  const locateAfter = createLocate(
    head,
    changes.flatMap(({ after }) => after ?? []),
    '.',
  );
  const operations = new Map(
    base.model.operations.map(({ id, method, path }) => [
      id,
      `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`,
    ]),
  );
  return changes.map((change) => ({
    change,
    pointers: [
      change.before && locateBefore(change.before),
      change.after && locateAfter(change.after),
    ].flatMap((location) => location?.pointer ?? []),
    operations: change.affected.flatMap((id) => operations.get(id) ?? []),
  }));
}

/** Our worst severity where Redocly reports a change: at the same pointer, above or below it, or alike in the same operation. */
function worstAt(major: RedoclyChange, placed: readonly Placed[]): Severity | 'nothing' {
  const places = [major.base?.pointer, major.revision?.pointer].filter((pointer) => pointer !== undefined);
  const rules = rulesOf(major);
  const there = placed.filter(
    ({ change, pointers, operations }) =>
      overlap(places, pointers) ||
      (rules.some((rule) => isAlike(rule, change.rule)) && overlap(places, operations)),
  );
  return SEVERITIES.find((severity) => there.some(({ change }) => change.severity === severity)) ?? 'nothing';
}

function rulesOf({ verdicts }: RedoclyChange): string[] {
  return verdicts.filter(({ impact }) => impact === 'major').map(({ ruleId }) => ruleId);
}

/** Whether the names of two rules have the subject in common: `parameter-removed`, `query-parameter-removed`. */
function isAlike(redocly: string, ours: string): boolean {
  const words = redocly.split('-').slice(0, -1);
  return words.some((word) => word !== 'response' && ours.split('-').includes(word));
}

function overlap(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) =>
    others.some((other) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)),
  );
}

function differenceOf(there: ReadonlySet<string>, back: ReadonlySet<string>): string[] {
  const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
    [...one].filter((entry) => !other.has(entry));
  return [...onlyIn(there, back), ...onlyIn(back, there)].toSorted();
}

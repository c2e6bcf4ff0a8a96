import path from 'node:path';
import type { Json } from '#core/json/json';
import type { Change, Place } from '../../compare/diff/change';
import { diff } from '../../compare/diff/diff';
import { judge } from '../../compare/diff/gate/gate';
import { prove } from '../../compare/diff/prove/prove';
import { readWaivers, type Waiver } from '../../compare/diff/gate/waivers';
import type { Report } from '../../compare/diff/report/report';
import { toProblems } from '../../problems/mistake';
import type { Problem } from '../../problems/problem';
import { openYaml, type YamlFile } from '../../problems/yaml-file';
import { findVersionProblems } from './check-version';
import { createLocate } from './locate';
import type { Revision } from './open-revision';
import type { ReadSide } from './read-side';
import { readSides } from './read-sides';

const RULE_ID = 'changes-yaml';

/**
 * Compares two states of a description and judges the changes.
 * @param options `today` as `2026-11-24`; `isPlayed`: whether to play the changes, which takes longer.
 * @throws ReadError if a side cannot be read.
 */
export async function compareRevisions(
  base: Revision,
  head: Revision,
  { today, isPlayed = false }: { today: string; isPlayed?: boolean },
): Promise<Report> {
  const [one, other] = await readSides(base, head);
  const changes = one === other ? [] : diff(one, other);
  const versions = { base: one.model.info.version, head: other.model.info.version };
  const file = openYaml(waiversPath(head), RULE_ID);
  const { waivers, problems } = waiversIn(file);
  const settled = new Set(
    waiversIn(openYaml(waiversPath(base), RULE_ID)).waivers.map(({ fingerprint }) => fingerprint),
  );
  const { blocking, waived, mistakes } = judge(changes, { waivers, settled, versions, today });
  const versionProblems = findVersionProblems({ base: one, head: other, entry: head.entry, changes, today });
  const proven = isPlayed ? prove(changes, one, other) : undefined;
  const locateBefore = createLocate(one, placesOf(changes, 'before'), base.root);
  const locateAfter = createLocate(other, placesOf(changes, 'after'), head.root);
  return {
    base: titleOf(versions.base, base),
    head: titleOf(versions.head, head),
    changes: changes.map((change) => ({
      ...change,
      before: change.before && locateBefore(change.before),
      after: change.after && locateAfter(change.after),
      isBlocking: blocking.has(change.fingerprint),
      proof: proven?.proofs.get(change.fingerprint),
      waiver: waived.get(change.fingerprint),
    })),
    problems: [...problems, ...(file ? toProblems(mistakes, file, RULE_ID) : []), ...versionProblems],
    contradictions: proven?.contradictions ?? [],
    runs: proven?.runs,
    operations: countCalls(one),
  };
}

/** The waivers next to the entry document. */
function waiversPath({ entry }: Revision): string {
  return path.join(path.dirname(entry), 'changes.yaml');
}

function waiversIn(file: YamlFile | undefined): { waivers: Waiver[]; problems: Problem[] } {
  if (!file) return { waivers: [], problems: [] };
  if (file.problems.length > 0) return { waivers: [], problems: file.problems };
  const { waivers, mistakes } = readWaivers(file.value satisfies Json);
  return { waivers, problems: toProblems(mistakes, file, RULE_ID) };
}

function placesOf(changes: readonly Change[], side: 'before' | 'after'): Place[] {
  return changes.flatMap((change) => change[side] ?? []);
}

function titleOf(version: string, { name }: Revision): string {
  return version === '' ? name : `${version} (${name})`;
}

function countCalls({ model }: ReadSide): number {
  return model.operations.length + model.webhooks.length;
}

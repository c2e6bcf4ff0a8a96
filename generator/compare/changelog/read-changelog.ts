import path from 'node:path';
import type { Changelog } from '#core/contracts/changelog';
import { toProblems } from '../../problems/mistake';
import type { Problem } from '../../problems/problem';
import { openYaml } from '../../problems/yaml-file';
import { buildChangelog, type ChangelogSources } from './build-changelog';
import type { Comparisons } from './comparisons';
import { findLostNotes, readNotes } from './read-notes';

const RULE = 'changes-yaml';

/** Builds the releases of an API with what people wrote about changes in `changes.yaml` next to the entry document. */
export function readChangelog(
  entry: string,
  sources: Omit<ChangelogSources, 'notes'>,
  comparisons: Comparisons,
): { changelog: Changelog; problems: Problem[] } {
  const file = openYaml(changesPath(entry), RULE);
  if (!file || file.problems.length > 0)
    return { changelog: buildChangelog(sources, comparisons), problems: file?.problems ?? [] };
  const { notes, mistakes } = readNotes(file.value);
  const byChange = new Map(notes.map(({ fingerprint, note }) => [fingerprint, note]));
  const changelog = buildChangelog({ ...sources, notes: byChange }, comparisons);
  return {
    changelog,
    problems: toProblems([...mistakes, ...findLostNotes(notes, changelog)], file, RULE),
  };
}

/** Returns the path of the file about the changes of an entry document. */
export function changesPath(entry: string): string {
  return path.join(path.dirname(path.resolve(entry)), 'changes.yaml');
}

import { UsageError } from '#core/command-line/usage-error';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import type { Stage } from './stages';

/** Which stages of the check run; all of them without either. */
export interface Choice {
  /** The first stage, by its id: those before it are left out. */
  from?: string;
  /** Ids and groups, separated by commas. */
  only?: string;
}

/**
 * Returns the chosen stages in their order.
 * @throws UsageError for a name that no stage or group has, and for both kinds of choice at once.
 */
export function chooseStages(stages: readonly Stage[], { from, only }: Choice): readonly Stage[] {
  if (from !== undefined && only !== undefined)
    throw new UsageError('`--from` and `--only` exclude each other: write one of them.');
  if (from !== undefined) return stages.slice(indexOf(stages, from));
  if (only === undefined) return stages;
  const names = only.split(',').map((name) => name.trim());
  const known = stages.flatMap(({ id, group }) => [id, group]);
  for (const name of names) requireName(name, known);
  return stages.filter(({ id, group }) => names.includes(id) || names.includes(group));
}

function indexOf(stages: readonly Stage[], from: string): number {
  const ids = stages.map(({ id }) => id);
  requireName(from, ids);
  return ids.indexOf(from);
}

function requireName(name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const hint = didYouMean(findNearest(name, [...new Set(known)])) ?? 'Run `npm run check -- --list`.';
  throw new UsageError(`There is no stage \`${name}\`. ${hint}`);
}

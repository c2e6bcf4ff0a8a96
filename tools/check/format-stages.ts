import { inSeconds } from './screen';
import type { Stage } from './stages';

/** The stages in their order, with their group, usual time and needs, as a table for a terminal. */
export function formatStages(stages: readonly Stage[], usual: (stage: Stage) => number): string {
  const width = Math.max(...stages.map(({ id }) => id.length));
  const groups = Math.max(...stages.map(({ group }) => group.length));
  return stages
    .map((stage) =>
      [
        stage.id.padEnd(width),
        stage.group.padEnd(groups),
        inSeconds(usual(stage)).padStart(6),
        stage.needs.length > 0 ? `needs ${stage.needs.join(', ')}` : '',
      ]
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

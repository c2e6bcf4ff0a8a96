import { groupBy } from '../collections/group-by';
import type { NoteData } from '../contracts/page-data';

/** Notes about one subject; those without a topic are about the whole. */
export interface NoteGroup {
  topic: string | undefined;
  notes: NoteData[];
}

/** Groups notes by topic, those without one first, otherwise in the order of the description. */
export function groupByTopic(notes: readonly NoteData[]): NoteGroup[] {
  const sorted = notes.toSorted(({ topic: one }, { topic: other }) => Number(!!one) - Number(!!other));
  return [...groupBy(sorted, ({ topic }) => topic)].map(([topic, group]) => ({ topic, notes: group }));
}

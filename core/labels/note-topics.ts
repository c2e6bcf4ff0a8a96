import type { NoteData } from '../contracts/page-data';

/** Notes about one subject; those without a topic are about the whole. */
export interface NoteGroup {
  topic: string | undefined;
  notes: NoteData[];
}

/** Groups notes by topic, those without one first, otherwise in the order of the description. */
export function groupByTopic(notes: readonly NoteData[]): NoteGroup[] {
  const topics = [...new Set([undefined, ...notes.map(({ topic }) => topic)])];
  return topics
    .map((topic) => ({ topic, notes: notes.filter((note) => note.topic === topic) }))
    .filter((group) => group.notes.length > 0);
}

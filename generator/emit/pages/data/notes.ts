import type { Note } from '../../../model/api/api-model';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { NoteData } from '#core/contracts/page-data';

/** Builds the statements that are not in the specification, each with its source. */
export function buildNotesData(
  notes: readonly Note[],
  { renderMarkdown }: PageContext,
): NoteData[] | undefined {
  return omitEmpty(
    notes.map(({ text, topic, basis, decision }) => ({
      html: renderMarkdown(text) ?? '',
      ...(topic !== undefined && { topic }),
      basis,
      decision,
    })),
  );
}

import type { Html, NoteData } from '#core/contracts/page-data';
import { RichText } from '../../../ui/RichText';
import { Notes } from '../../citations/Notes';

/** The description of the API or of a tag, with the notes on it. */
export function Prose({ data }: { data: { html?: Html; notes?: NoteData[] } }) {
  return (
    <>
      <RichText html={data.html} />
      <Notes notes={data.notes} />
    </>
  );
}

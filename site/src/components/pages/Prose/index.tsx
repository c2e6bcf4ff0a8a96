import type { ProseData, ProseSectionData } from '#core/contracts/page-data';
import { RichText } from '../../../ui/RichText';
import { Notes } from '../../citations/Notes';

interface ProseProps {
  data: ProseData & { sections?: ProseSectionData[] };
  /** The id of a section; without it, the text before all sections. */
  section?: string;
}

/** The description of the API, of one of its sections or of a tag, with the notes on it. */
export function Prose({ data, section }: ProseProps) {
  const { html, notes } = data.sections?.find(({ id }) => id === section) ?? data;
  return (
    <>
      <RichText html={html} />
      <Notes notes={notes} />
    </>
  );
}

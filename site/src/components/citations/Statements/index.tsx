import type { BasisData, Html, NoteData } from '#core/contracts/page-data';
import { RichText } from '../../../ui/RichText';
import { Notes } from '../Notes';
import { Citation } from '../Sources';
import styles from './styles.module.css';

interface StatementsProps {
  data: { html?: Html; basis?: BasisData; notes?: NoteData[] };
}

/** The description's statements about an operation, an event or an object as a whole, with their basis. */
export function Statements({ data: { html, basis, notes } }: StatementsProps) {
  return (
    <div className={styles.statements}>
      <RichText html={html} part="text" />
      {basis && <Citation {...basis} />}
      <Notes notes={notes} />
    </div>
  );
}

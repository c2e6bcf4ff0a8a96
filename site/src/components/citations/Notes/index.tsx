import type { NoteData } from '#core/contracts/page-data';
import { RichText } from '../../../ui/RichText';
import { Citation } from '../Sources';
import styles from './styles.module.css';

/** Statements outside the specification: ordinary sentences, each with its source. */
export function Notes({ notes }: { notes?: NoteData[] }) {
  if (!notes?.length) return null;
  return (
    <div className={styles.notes}>
      {notes.map((note, index) => (
        <div key={index} className={styles.note} data-part="note">
          <RichText html={note.html} className={styles.text} part="text" />
          <Citation basis={note.basis} decision={note.decision} />{' '}
        </div>
      ))}
    </div>
  );
}

import type { NoteData } from '#core/contracts/page-data';
import { BasisMark } from '../BasisMark';
import { RichText } from '../RichText';
import styles from './styles.module.css';

/** Statements about an object that are outside the specification, each with its mark. */
export function Notes({ notes }: { notes?: NoteData[] }) {
  if (!notes?.length) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note, index) => (
        <li key={index} data-part="note">
          <RichText html={note.html} className={styles.text} part="text" />{' '}
          <BasisMark basis={note.basis} decision={note.decision} />
        </li>
      ))}
    </ul>
  );
}

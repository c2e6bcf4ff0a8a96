import clsx from 'clsx';
import type { NoteData } from '#core/contracts/page-data';
import { RichText } from '../../../ui/RichText';
import { Citation } from '../Sources';
import styles from './styles.module.css';

/** More words than this in one paragraph are a wall. */
const MAX_WORDS = 60;

/** Statements outside the specification: ordinary sentences, each with its source; many of them are a list. */
export function Notes({ notes }: { notes?: NoteData[] }) {
  if (!notes?.length) return null;
  const isList = countWords(notes) > MAX_WORDS && notes.length > 1;
  const List = isList ? 'ul' : 'div';
  const Item = isList ? 'li' : 'div';
  return (
    <List className={clsx(styles.notes, isList && styles.list)}>
      {notes.map((note, index) => (
        <Item key={index} className={styles.note} data-part="note">
          <RichText html={note.html} className={styles.text} part="text" />
          <Citation basis={note.basis} decision={note.decision} />{' '}
        </Item>
      ))}
    </List>
  );
}

function countWords(notes: readonly NoteData[]): number {
  const texts = notes.map(({ html }) => html.replaceAll(/<[^>]*>/g, ''));
  return texts.join(' ').trim().split(/\s+/).length;
}

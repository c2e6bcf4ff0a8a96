import clsx from 'clsx';
import type { NoteData } from '#core/contracts/page-data';
import { groupByTopic } from '#core/labels/note-topics';
import { countWords } from '#core/text/count-words';
import { Fact, Facts } from '../../../ui/Facts';
import { RichText } from '../../../ui/RichText';
import { Citation } from '../Sources';
import styles from './styles.module.css';

/** More words than this in one paragraph are a wall. */
const MAX_WORDS = 60;

/** Statements outside the specification, each with its source; those that have a topic are in a row under it. */
export function Notes({ notes = [] }: { notes?: NoteData[] }) {
  const groups = groupByTopic(notes);
  const rows = groups.filter(({ topic }) => topic !== undefined);
  return (
    <>
      {groups
        .filter(({ topic }) => topic === undefined)
        .map((group, index) => (
          <Sentences key={index} notes={group.notes} />
        ))}
      {rows.length > 0 && (
        <div className={styles.topics}>
          <Facts>
            {rows.map((group) => (
              <Fact key={group.topic} label={group.topic}>
                <Sentences notes={group.notes} />
              </Fact>
            ))}
          </Facts>
        </div>
      )}
    </>
  );
}

/** Ordinary sentences; many of them are a list. */
function Sentences({ notes }: { notes: readonly NoteData[] }) {
  const isList = countWordsOf(notes) > MAX_WORDS && notes.length > 1;
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

function countWordsOf(notes: readonly NoteData[]): number {
  const texts = notes.map(({ html }) => html.replaceAll(/<[^>]*>/g, ''));
  return countWords(texts.join(' '));
}

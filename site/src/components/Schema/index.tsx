import type { SchemaData } from '#core/contracts/page-data';
import { Constraints } from '../Constraints';
import { Enum } from '../Enum';
import { MemberList } from '../Members';
import { Notes } from '../Notes';
import { RichText } from '../RichText';
import styles from './styles.module.css';

/** What is said about a body or an object as a whole, then its fields. */
export function Schema({ schema }: { schema: SchemaData }) {
  return (
    <div className={styles.schema}>
      <RichText html={schema.html} part="text" />
      <Constraints limits={schema.limits} />
      <Enum values={schema.enum} />
      <Notes notes={schema.notes} />
      <MemberList schema={schema} />
    </div>
  );
}

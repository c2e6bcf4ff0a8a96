import type { SchemaData } from '#core/contracts/page-data';
import { Enum, isShortEnum } from '../Enum';
import { MemberList } from '../Members';
import { Meta } from '../Meta';
import { Notes } from '../Notes';
import { RichText } from '../RichText';
import styles from './styles.module.css';

/** What is said about a body or an object as a whole, then its fields. */
export function Schema({ schema }: { schema: SchemaData }) {
  return (
    <div className={styles.schema} data-schema>
      {schema.title && (
        <p className={styles.title} data-part="title">
          {schema.title}
        </p>
      )}
      <RichText html={schema.html} part="text" />
      <Notes notes={schema.notes} />
      <Meta {...schema} enum={isShortEnum(schema.enum) ? schema.enum : undefined} />
      <Enum values={schema.enum} />
      <MemberList schema={schema} />
    </div>
  );
}

import type { SchemaData } from '#core/contracts/page-data';
import { RichText } from '../../../ui/RichText';
import { Notes } from '../../citations/Notes';
import { Enum, isShortEnum } from '../Enum';
import { MemberList } from '../Members';
import { Meta } from '../Meta';
import styles from './styles.module.css';

/** The documentation of a body or an object as a whole, followed by its fields. */
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

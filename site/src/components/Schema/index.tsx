import type { SchemaData } from '../../../../generator/pages/page-data';
import { Constraints } from '../Constraints';
import { Enum } from '../Enum';
import { MemberList } from '../Members';
import { Notes } from '../Notes';
import { Prose } from '../Prose';
import { Type } from '../Type';
import styles from './styles.module.css';

/** The top level of a body or an object: its type, what is said about the whole, then its fields. */
export function Schema({ schema }: { schema: SchemaData }) {
  return (
    <div className={styles.schema}>
      <p className={styles.type}>
        <Type type={schema.type} />
      </p>
      <Prose html={schema.html} />
      <Constraints limits={schema.limits} />
      <Enum values={schema.enum} />
      <Notes notes={schema.notes} />
      <MemberList schema={schema} />
    </div>
  );
}

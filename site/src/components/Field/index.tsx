import type { FieldData } from '#core/contracts/page-data';
import { AnchorLink } from '../AnchorLink';
import { BasisMark } from '../BasisMark';
import { Chip } from '../Chip';
import { Constraints } from '../Constraints';
import { Enum } from '../Enum';
import { Members } from '../Members';
import { Notes } from '../Notes';
import { RichText } from '../RichText';
import { Type } from '../Type';
import styles from './styles.module.css';

/** One field, parameter or header with everything that is said about it, and its members below it. */
export function Field({ field }: { field: FieldData }) {
  return (
    <li className={styles.field} id={field.id} data-part="field">
      <div className={styles.head}>
        <code className={styles.name} data-part="name">
          {field.name}
        </code>
        <Type type={field.type} />
        <Flags field={field} />
        <AnchorLink id={field.id} label={field.id} />
      </div>
      <RichText html={field.html} className={styles.text} part="text" />
      <Constraints
        default={field.default}
        const={field.const}
        limits={field.limits}
        examples={field.examples}
      />
      <Enum values={field.enum} />
      {field.basis && <BasisMark {...field.basis} />}
      <Notes notes={field.notes} />
      <Members of={field.name} schema={field} />
    </li>
  );
}

function Flags({ field }: { field: FieldData }) {
  return (
    <>
      {field.required && <Chip kind="required">required</Chip>}
      {field.readOnly && <Chip kind="read-only">read-only</Chip>}
      {field.writeOnly && <Chip kind="write-only">write-only</Chip>}
      {field.deprecated && <Chip kind="deprecated">deprecated</Chip>}
    </>
  );
}

import type { FieldData } from '#core/contracts/page-data';
import { Field } from '../Field';
import styles from './styles.module.css';

/** Rows of fields, parameters or headers. */
export function FieldList({ fields, label }: { fields?: FieldData[]; label?: string }) {
  if (!fields?.length) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
    </ul>
  );
}

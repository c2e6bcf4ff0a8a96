import clsx from 'clsx';
import type { FieldData } from '#core/contracts/page-data';
import { Field } from '../Field';
import styles from './styles.module.css';

interface FieldListProps {
  fields?: FieldData[];
  label?: string;
  /** True for what hangs on the rod of another field. */
  isNested?: boolean;
}

/** Rows of fields, parameters or headers. The names are one stop of the Tab key (`src/client/field-keys.ts`). */
export function FieldList({ fields, label, isNested }: FieldListProps) {
  if (!fields?.length) return null;
  return (
    <ul className={clsx(styles.list, isNested && styles.nested)} aria-label={label} data-fields>
      {fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
    </ul>
  );
}

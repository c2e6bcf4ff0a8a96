import clsx from 'clsx';
import type { FieldData } from '#core/contracts/page-data';
import { Field } from '../Field';
import styles from './styles.module.css';

interface FieldListProps {
  fields?: FieldData[];
  label?: string;
  /** Whether the fields belong to another field, which a vertical line shows. */
  isNested?: boolean;
}

/** Rows of fields, parameters or headers. Their names are one stop of the Tab key (`src/client/roving-tabindex.ts`). */
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

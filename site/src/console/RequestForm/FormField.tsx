import { useId, type ReactNode } from 'react';
import { Badge } from '../../ui/Badge';
import styles from './styles.module.css';

interface FormFieldProps {
  label: string;
  required?: boolean;
  /** The field itself, which takes the id that the label names. */
  children: (id: string) => ReactNode;
}

/** A field of a form under its label. */
export function FormField({ label, required, children }: FormFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {required && <Badge label="required" />}
      {children(id)}
    </div>
  );
}

import { FLAGS } from '#core/labels/flags';
import { useId, type ReactNode } from 'react';
import { Badge } from '../ui/Badge';
import styles from './styles.module.css';

interface FormFieldProps {
  label: string;
  required?: boolean;
  /** Renders the field itself, with the id that the label refers to. */
  children: (id: string) => ReactNode;
}

/** A form field below its label. */
export function FormField({ label, required, children }: FormFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {required && <Badge label={FLAGS.required} />}
      {children(id)}
    </div>
  );
}

import { FormField } from '../../forms/FormField';
import styles from '../../forms/styles.module.css';
import { keepSecret, restoreSecret } from '../secrets';

interface LiveFieldProps {
  label: string;
  name: string;
  required?: boolean;
  /** The value that it starts with. */
  value?: string;
  /** `password` hides what is typed. A secret starts with what was typed before, and is in no attribute. */
  type?: 'text' | 'password' | 'file';
  isSecret?: boolean;
}

/** An uncontrolled field of one line, or for a file. */
export function LiveField({ label, name, required, value, type = 'text', isSecret }: LiveFieldProps) {
  return (
    <FormField label={label} required={required}>
      {(id) => (
        <input
          id={id}
          className={styles.input}
          name={name}
          type={type}
          required={required}
          defaultValue={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          ref={isSecret ? restoreSecret : undefined}
          onInput={isSecret ? ({ currentTarget }) => keepSecret(name, currentTarget.value) : undefined}
        />
      )}
    </FormField>
  );
}

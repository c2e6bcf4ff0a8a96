import { FormField } from '@site/src/forms/FormField';
import styles from './layout.module.css';

interface InputFieldProps {
  label: string;
  value: string;
  /** A hint about valid values, shown below the field. */
  hint?: string;
  isNumber?: boolean;
  onChange: (value: string) => void;
}

/** A single-line text field. */
export function InputField({ label, value, hint, isNumber, onChange }: InputFieldProps) {
  return (
    <FormField label={label}>
      {(id) => (
        <>
          <input
            id={id}
            className={styles.input}
            value={value}
            inputMode={isNumber ? 'decimal' : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={hint && `${id}-hint`}
            onChange={({ target }) => onChange(target.value)}
          />
          {hint && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
        </>
      )}
    </FormField>
  );
}

import { FormField } from './FormField';
import styles from './styles.module.css';

interface TextFieldProps {
  label: string;
  rows: number;
  value: string;
  onChange: (value: string) => void;
}

/** A field for several lines of code. The Tab key leaves it, like any other field. */
export function TextField({ label, rows, value, onChange }: TextFieldProps) {
  return (
    <FormField label={label}>
      {(id) => (
        <textarea
          id={id}
          className={styles.input}
          rows={rows}
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}

import { FormField } from './FormField';
import styles from './styles.module.css';

interface SelectFieldProps {
  label: string;
  required?: boolean;
  options: { value: string; label?: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A select for one value; an option without a label shows its value. */
export function SelectField({ label, required, options, value, onChange }: SelectFieldProps) {
  return (
    <FormField label={label} required={required}>
      {(id) => (
        <select
          id={id}
          className={styles.select}
          value={value}
          required={required}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label ?? option.value}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

import { useId } from 'react';
import { labelOf } from './label';
import styles from './styles.module.css';

interface EnumFieldProps {
  name: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

/** A field for a variable of a server with fixed values. */
export function EnumField({ name, options, value, onChange }: EnumFieldProps) {
  const id = useId();
  return (
    <div className={styles.label}>
      <label htmlFor={id}>{labelOf(name)}</label>
      <select
        className={styles.input}
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

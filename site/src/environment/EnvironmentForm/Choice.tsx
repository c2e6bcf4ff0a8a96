import { useId } from 'react';
import styles from './styles.module.css';

interface ChoiceProps {
  label: string;
  options: readonly string[];
  /** Index of the chosen option. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** A few options side by side; the arrow keys move between them. */
export function Choice({ label, options, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {options.map((option, index) => (
        <label key={option} className={styles.choice}>
          <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

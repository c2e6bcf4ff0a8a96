import { useId, type ComponentProps } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface ChoiceProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  options: readonly string[];
  /** Index of the chosen option; -1 for none. */
  chosen: number;
  onChoose: (index: number) => void;
  /** Id of the option that has the focus first. */
  controlId?: string;
}

/** A few options side by side; the arrow keys move between them. */
export function Choice({ options, chosen, onChoose, controlId, className, ...group }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={clsx(styles.choices, className)} {...group}>
      {options.map((option, index) => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            name={name}
            id={index === Math.max(chosen, 0) ? controlId : undefined}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

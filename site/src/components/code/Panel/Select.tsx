import { Icon } from '../../../ui/Icon';
import styles from './select.module.css';

interface SelectProps {
  label: string;
  options: { value: string; label: string }[];
  /** Name of a choice that several selects of the page share (`src/client/sync-selections.ts`). */
  choice: string;
  /** Whether the browser remembers the choice for later pages. */
  isRemembered?: boolean;
  /** Whether the select fills the available width. */
  isWide?: boolean;
}

/** Selects the code that a panel shows; the rules that hide the others are in `Choices`. */
export function Select({ label, options, choice, isRemembered, isWide }: SelectProps) {
  return (
    <span className={styles.select} data-wide={isWide}>
      <select aria-label={label} data-choice={choice} data-remembered={isRemembered} autoComplete="off">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

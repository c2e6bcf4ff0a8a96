import { Icon } from '../../../ui/Icon';
import styles from './select.module.css';

interface SelectProps {
  label: string;
  options: { value: string; label: string }[];
  /** Name of a choice that several selects of the page share (`src/client/sync-selections.ts`). */
  choice: string;
  /** True when the browser keeps the choice for later pages. */
  isRemembered?: boolean;
  /** True for the select that takes the room there is. */
  isWide?: boolean;
}

/** Which of several codes a panel shows; the rules that hide the others are in `Choices`. */
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

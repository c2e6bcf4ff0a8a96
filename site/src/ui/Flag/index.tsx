import type { FlagLabel } from '#core/labels/flags';
import styles from './styles.module.css';

/** A property of a field or an operation, as a word. */
export function Flag({ flag }: { flag: FlagLabel }) {
  return (
    <span className={styles.flag} data-flag={flag} data-part="flag">
      {flag}
    </span>
  );
}

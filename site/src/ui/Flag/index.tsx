import styles from './styles.module.css';

export type FlagName = 'required' | 'read-only' | 'write-only' | 'deprecated';

/** A property of a field or an operation, as a word. */
export function Flag({ flag }: { flag: FlagName }) {
  return (
    <span className={styles.flag} data-flag={flag} data-part="flag">
      {flag}
    </span>
  );
}

import styles from './styles.module.css';

/** A one-word property of a field or an operation. */
export function Badge({ label }: { label: string }) {
  return (
    <span className={styles.flag} data-flag={label} data-part="flag">
      {label}
    </span>
  );
}

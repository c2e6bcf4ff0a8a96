import styles from './styles.module.css';

/** Copies the code beside it (`src/client/copy-code.ts`); shown only where scripts run. */
export function CopyButton({ label }: { label: string }) {
  return (
    <>
      <button type="button" className={styles.button} aria-label={label} data-copy>
        Copy
      </button>
      <span className={`${styles.status} visually-hidden`} role="status" />
    </>
  );
}

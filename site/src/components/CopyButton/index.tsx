import styles from './styles.module.css';

/** Copies a text, or without one the code beside it; shown only where scripts run (`src/client/copy-code.ts`). */
export function CopyButton({ text = '', label }: { text?: string; label: string }) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-copy={text}>
      <span aria-hidden="true">Copy</span>
      <span className="visually-hidden" role="status" />
    </button>
  );
}

import styles from './styles.module.css';

/** The method of a request as a coloured word; one without a colour of its own is grey. */
export function Method({ method, part }: { method: string; part?: string }) {
  return (
    <span className={styles.method} data-method={method.toLowerCase()} data-part={part}>
      {method.toUpperCase()}
    </span>
  );
}

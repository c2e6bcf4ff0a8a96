import styles from './styles.module.css';

/** A request's method, as it is sent, as a colored word; methods without a specific color are gray. */
export function Method({ method, part }: { method: string; part?: string }) {
  return (
    <span className={styles.method} data-method={method.toLowerCase()} data-part={part}>
      {method}
    </span>
  );
}

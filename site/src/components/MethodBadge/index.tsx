import clsx from 'clsx';
import styles from './styles.module.css';

/** The HTTP method as a coloured word; a method without a colour of its own is neutral. */
export function MethodBadge({ method, fixedWidth }: { method: string; fixedWidth?: boolean }) {
  return (
    <span
      className={clsx(styles.badge, styles[method.toLowerCase()], fixedWidth && styles.fixedWidth)}
      data-part="method"
    >
      {method.toUpperCase()}
    </span>
  );
}

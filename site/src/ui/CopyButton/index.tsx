import { Icon } from '../Icon';
import styles from './styles.module.css';

interface CopyButtonProps {
  label: string;
  /** False where only the icon shows. */
  hasText?: boolean;
}

/** Copies the code on show in the nearest `data-code` (`src/client/copy-code.ts`); there only where scripts run. */
export function CopyButton({ label, hasText = true }: CopyButtonProps) {
  return (
    <span className={styles.copy}>
      <button type="button" className={`${styles.button} needs-script`} aria-label={label} data-copy>
        <Icon name="copy" />
        {hasText && <span data-copy-text>Copy</span>}
      </button>
      <span className={`${styles.status} visually-hidden`} role="status" />
    </span>
  );
}

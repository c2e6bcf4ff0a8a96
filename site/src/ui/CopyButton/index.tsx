import { translate } from '#core/labels/translate';
import { Icon } from '../Icon';
import styles from './styles.module.css';

interface CopyButtonProps {
  label: string;
  /** Whether the button shows text in addition to its icon. */
  hasText?: boolean;
}

/** Copies the visible code in the nearest `data-code` (`src/client/copy-code.ts`); shown only if scripts run. */
export function CopyButton({ label, hasText = true }: CopyButtonProps) {
  return (
    <span className={styles.copy}>
      <button type="button" className={`${styles.button} needs-script`} aria-label={label} data-copy>
        <Icon name="copy" />
        {hasText && <span data-copy-text>{translate('Copy')}</span>}
      </button>
      <span className={`${styles.status} visually-hidden`} role="status" />
    </span>
  );
}

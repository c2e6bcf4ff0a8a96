import { useId } from 'react';
import styles from './styles.module.css';

/**
 * The line that says how a run went: empty until `src/run/` fills it. Its status is in the page from the beginning, because screen
 * readers announce only changes of what they know. A sticky one stays in view at the end of a panel that does not scroll.
 */
export function RunLine({ isSticky }: { isSticky?: boolean }) {
  const id = useId();
  return (
    <div className={styles.line} data-run-line data-sticky={isSticky} data-markdown-ignore="">
      <p className={styles.status} id={id} role="status" data-run-status />
      <div className={styles.actions} data-run-actions />
    </div>
  );
}

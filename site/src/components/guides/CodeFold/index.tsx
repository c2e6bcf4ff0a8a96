import { translate } from '#core/labels/translate';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import styles from './styles.module.css';

/** Hiding fewer lines than this would save no room, because the switch needs some, too. */
const MIN_HIDDEN = 3;

interface CodeFoldProps {
  /** Number of lines in the code. */
  lines: number;
  /** Number of lines that are shown of long code. */
  shown: number;
  children: ReactNode;
}

/**
 * Shows the first lines of long code, and the others when the reader asks for them. A checkbox rather than `<details>`, which
 * would hide the first lines too; works without scripts. The copy button copies all lines.
 */
export function CodeFold({ lines, shown, children }: CodeFoldProps) {
  const id = useId();
  if (lines < shown + MIN_HIDDEN) return children;
  return (
    <div className={styles.fold} style={{ '--shown': shown } as CSSProperties} data-fold>
      {children}
      <label className={styles.switch} htmlFor={id} data-markdown-ignore="">
        <input className="visually-hidden" id={id} type="checkbox" autoComplete="off" />
        <Icon name="chevron" />
        <span className={styles.more}>{translate('Show all {lines} lines', { lines })}</span>
        <span className={styles.fewer}>{translate('Show fewer lines')}</span>
      </label>
    </div>
  );
}

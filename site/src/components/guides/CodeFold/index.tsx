import { useId, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import styles from './styles.module.css';

/** Code of this many lines is read at a glance, and shown whole. */
const SHORT = 12;

interface CodeFoldProps {
  /** Number of lines in the code. */
  lines: number;
  children: ReactNode;
}

/**
 * Shows the first ten lines of long code, and the others when the reader asks for them. A checkbox rather than `<details>`, which
 * would hide the first lines too; works without scripts. The copy button copies all lines.
 */
export function CodeFold({ lines, children }: CodeFoldProps) {
  const id = useId();
  if (lines <= SHORT) return children;
  return (
    <div className={styles.fold} data-fold>
      {children}
      <label className={styles.switch} htmlFor={id} data-markdown-ignore="">
        <input className="visually-hidden" id={id} type="checkbox" autoComplete="off" />
        <Icon name="chevron" />
        <span className={styles.more}>Show all {lines} lines</span>
        <span className={styles.fewer}>Show fewer lines</span>
      </label>
    </div>
  );
}

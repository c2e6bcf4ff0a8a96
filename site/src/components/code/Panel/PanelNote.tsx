import type { ReactNode } from 'react';
import styles from './note.module.css';

/** A note above code in a panel. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}

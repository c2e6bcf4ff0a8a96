import type { ReactNode } from 'react';
import styles from './note.module.css';

/** What is said above a code of a panel. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}

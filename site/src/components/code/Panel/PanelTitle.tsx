import type { ReactNode } from 'react';
import styles from './title.module.css';

/** The first row of a panel: its subject, and actions on it. */
export function PanelTitle({ children }: { children: ReactNode }) {
  return <div className={styles.title}>{children}</div>;
}

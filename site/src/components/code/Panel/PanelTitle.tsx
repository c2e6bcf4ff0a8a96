import type { ReactNode } from 'react';
import styles from './title.module.css';

/** First row of a panel: what it is about, and what can be done with it. */
export function PanelTitle({ children }: { children: ReactNode }) {
  return <div className={styles.title}>{children}</div>;
}

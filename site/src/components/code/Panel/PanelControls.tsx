import type { ReactNode } from 'react';
import styles from './title.module.css';

/** Second row of a panel: which of several codes shows. */
export function PanelControls({ children }: { children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>;
}

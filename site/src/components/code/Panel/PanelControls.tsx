import type { ReactNode } from 'react';
import styles from './title.module.css';

/** The second row of a panel, which selects the code to show. */
export function PanelControls({ children }: { children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>;
}

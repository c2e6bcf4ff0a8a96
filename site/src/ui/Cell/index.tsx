import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A cell of a row, which adds no box to the layout. Without styles, each cell is a line. */
export function Cell({ children }: { children: ReactNode }) {
  return <div className={styles.cell}>{children}</div>;
}

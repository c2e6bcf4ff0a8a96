import type { ReactNode } from 'react';
import { PanelControls } from './PanelControls';
import { PanelTitle } from './PanelTitle';
import styles from './title.module.css';

interface PanelRowProps {
  title: ReactNode;
  /** Controls of the panel. */
  children: ReactNode;
}

/** Title and controls, in one row if there is room. */
export function PanelRow({ title, children }: PanelRowProps) {
  return (
    <div className={styles.row}>
      <PanelTitle>{title}</PanelTitle>
      <PanelControls>{children}</PanelControls>
    </div>
  );
}

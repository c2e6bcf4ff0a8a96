import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface PanelProps {
  children: ReactNode;
  className?: string;
  /** What the buttons inside are about (`src/console/open-on-click.ts`). */
  operation?: string;
  request?: string;
}

/** The espresso panel: everything that is sent or received stands in one, in both modes. */
export function Panel({ children, className, operation, request }: PanelProps) {
  return (
    <div
      className={clsx(styles.panel, className)}
      data-code
      data-simulator={operation}
      data-request={request}
    >
      {children}
    </div>
  );
}

/** The upper edge of a panel: what it shows, and what can be done with it. */
export function PanelHead({ children, isSlim }: { children: ReactNode; isSlim?: boolean }) {
  return <div className={clsx(styles.head, isSlim && styles.slim)}>{children}</div>;
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface PanelProps {
  children: ReactNode;
  className?: string;
  /** The operation that the buttons inside act on (`src/run/run-on-click.ts`). */
  operation?: string;
  request?: string;
}

/** The espresso-colored panel around everything that is sent or received, in both color modes. */
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

/** The upper edge of a panel: its subject, and actions on it. */
export function PanelHead({ children, isSlim }: { children: ReactNode; isSlim?: boolean }) {
  return <div className={clsx(styles.head, isSlim && styles.slim)}>{children}</div>;
}

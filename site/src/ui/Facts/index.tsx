import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface FactsProps {
  children: ReactNode;
  /** Whether the Markdown of the page does not have the facts. */
  isOnlyHere?: boolean;
}

/** A list of labels and values, in rows between hairlines. */
export function Facts({ children, isOnlyHere }: FactsProps) {
  return (
    <dl className={styles.facts} data-markdown-ignore={isOnlyHere ? '' : undefined}>
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div data-fact>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Separates alternatives on one line. */
export function Or({ children }: { children: string }) {
  return <span className={styles.or}> {children} </span>;
}

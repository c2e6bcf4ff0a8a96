import type { DetailsHTMLAttributes, ReactNode } from 'react';
import clsx from 'clsx';
import { Icon } from '../Icon';
import styles from './styles.module.css';

interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** What is closed, and how much of it. */
  summary: ReactNode;
  children: ReactNode;
}

/** Something closed that says what it holds; opens without scripts, and by the search of the browser. */
export function Disclosure({ summary, children, className, ...others }: DisclosureProps) {
  return (
    <details className={clsx(styles.fold, className)} {...others}>
      <summary>
        <Icon name="chevron" />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}

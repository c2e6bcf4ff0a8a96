import type { DetailsHTMLAttributes, ReactNode } from 'react';
import clsx from 'clsx';
import { Icon } from '../Icon';
import styles from './styles.module.css';

interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Says what is closed, and how much of it. */
  summary: ReactNode;
  children: ReactNode;
}

/** A disclosure, closed at first; opens without scripts, and when the browser's search finds its content. */
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

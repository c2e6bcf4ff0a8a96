import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A list without bullets whose rows are divided by lines. */
export function RuledList({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={clsx(styles.list, className)}>{children}</ul>;
}

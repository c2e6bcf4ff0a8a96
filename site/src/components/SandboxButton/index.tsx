import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { SandboxAction } from '../../console/open';
import styles from './styles.module.css';

interface SandboxButtonProps {
  action: SandboxAction;
  /** The one button that most readers press here. */
  isMain?: boolean;
  /** For assistive technology, where the text alone does not say what it acts on. */
  label?: string;
  children: ReactNode;
}

/** Starts the sandbox in the page; stands in a `SandboxPlace`. */
export function SandboxButton({ action, isMain, label, children }: SandboxButtonProps) {
  return (
    <button
      type="button"
      className={clsx(styles.button, isMain && styles.main)}
      aria-label={label}
      data-sandbox-action={action}
    >
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface PopoverProps {
  /** The id that the button names in `popoverTarget`. */
  id: string;
  label?: string;
  className?: string;
  /** Whether the Markdown of the page does not have the note. */
  isOnlyHere?: boolean;
  children: ReactNode;
}

/** A note that a button opens next to itself, without scripts. */
export function Popover({ id, label, className, isOnlyHere, children }: PopoverProps) {
  return (
    <div
      className={clsx(styles.popover, className)}
      id={id}
      popover="auto"
      role="note"
      aria-label={label}
      data-markdown-ignore={isOnlyHere ? '' : undefined}
    >
      {children}
    </div>
  );
}

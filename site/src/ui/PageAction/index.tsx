import type { ButtonHTMLAttributes } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A button for the page as a whole, next to its title; shown only if scripts run, unless it opens a popover. */
export function PageAction({ className, popoverTarget, ...others }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={clsx(styles.tool, !popoverTarget && 'needs-script', className)}
      popoverTarget={popoverTarget}
      {...others}
    />
  );
}

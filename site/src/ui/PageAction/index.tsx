import type { ButtonHTMLAttributes } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A button for the page as a whole, next to its title; shown only if scripts run. */
export function PageAction({ className, ...others }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={clsx(styles.tool, 'needs-script', className)} {...others} />;
}

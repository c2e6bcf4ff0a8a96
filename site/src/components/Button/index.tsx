import type { ButtonHTMLAttributes } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one button that most readers press here. */
  isMain?: boolean;
}

/** A button of the simulator, in a page or in the console. */
export function Button({ isMain, className, type = 'button', ...others }: ButtonProps) {
  return <button type={type} className={clsx(styles.button, isMain && styles.main, className)} {...others} />;
}

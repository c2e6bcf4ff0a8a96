import type { ButtonHTMLAttributes } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one button that most readers press here. */
  isMain?: boolean;
  /** In the head of a panel: `run` is its one orange thing. */
  look?: 'run' | 'quiet';
}

/** A button of the simulator, in a page or in the console. */
export function Button({ isMain, look, className, type = 'button', ...others }: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(styles.button, isMain && styles.main, look && styles[look], className)}
      {...others}
    />
  );
}

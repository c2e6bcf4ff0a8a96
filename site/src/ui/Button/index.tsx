import type { ComponentProps } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** Whether this is the button that most readers press here. */
  isMain?: boolean;
  /** For buttons in a panel's head: `run` is the panel's only orange element. */
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

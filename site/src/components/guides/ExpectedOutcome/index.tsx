import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import styles from './styles.module.css';

/** The last line of a call in a guide, directly after the response: how readers see that the call worked. */
export function ExpectedOutcome({ children }: { children: ReactNode }) {
  return (
    <div className={styles.worked} data-outcome>
      <Icon name="check" />
      <div>{children}</div>
    </div>
  );
}

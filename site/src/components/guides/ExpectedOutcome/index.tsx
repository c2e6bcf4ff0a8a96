import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import styles from './styles.module.css';

/** Last line of a call in a guide: how a reader sees that it worked. Stands right behind the response. */
export function ExpectedOutcome({ children }: { children: ReactNode }) {
  return (
    <div className={styles.worked} data-outcome>
      <Icon name="check" />
      <div>{children}</div>
    </div>
  );
}

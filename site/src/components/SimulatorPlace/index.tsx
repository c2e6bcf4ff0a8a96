import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

interface SimulatorPlaceProps {
  /** Operation that the buttons inside are about. */
  operation: string;
  /** Name of the request example. */
  request?: string;
  /** Buttons (`SimulatorButton`), and what stands with them. */
  children: ReactNode;
  /** What stands above the buttons, also where there is no simulator. */
  before?: ReactNode;
}

/**
 * Buttons that the simulator in the page answers, and the place where the answer appears (`src/client/open-simulator.ts`). A
 * site for another description has no simulator, and without scripts there is none either.
 */
export function SimulatorPlace({ operation, request, children, before }: SimulatorPlaceProps) {
  const { hasSimulator } = useDocusaurusContext().siteConfig.customFields ?? {};
  if (hasSimulator !== true) return before;
  return (
    <div className={styles.place} data-simulator={operation} data-request={request}>
      {before}
      <div className={styles.buttons}>{children}</div>
      <div data-simulator-answer />
    </div>
  );
}

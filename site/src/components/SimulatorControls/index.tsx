import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

interface SimulatorControlsProps {
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
 * Buttons that start the simulator in the page, and room for its output below them (`src/client/open-simulator.ts`). A
 * site for another description has no simulator, and without scripts there is none either.
 */
export function SimulatorControls({ operation, request, children, before }: SimulatorControlsProps) {
  const { hasSimulator } = useDocusaurusContext().siteConfig.customFields ?? {};
  if (hasSimulator !== true) return before;
  return (
    <div className={styles.controls} data-simulator={operation} data-request={request}>
      {before}
      <div className={styles.buttons}>{children}</div>
      <div data-simulator-output />
    </div>
  );
}

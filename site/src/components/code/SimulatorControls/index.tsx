import type { ReactNode } from 'react';
import { useHasSimulator } from '../../../ui/use-has-simulator';
import styles from './styles.module.css';

interface SimulatorControlsProps {
  /** Operation that the buttons inside act on. */
  operation: string;
  /** Name of the request example. */
  request?: string;
  /** Buttons (`SimulatorButton`), and the elements next to them. */
  children: ReactNode;
}

/**
 * Buttons that start the simulator in the page, and room for its output below them (`src/console/open-on-click.ts`). A site for
 * another description has no simulator.
 */
export function SimulatorControls({ operation, request, children }: SimulatorControlsProps) {
  const hasSimulator = useHasSimulator();
  if (!hasSimulator) return null;
  return (
    <div className={styles.controls} data-simulator={operation} data-request={request}>
      <div className={styles.buttons}>{children}</div>
      <div data-simulator-output />
    </div>
  );
}

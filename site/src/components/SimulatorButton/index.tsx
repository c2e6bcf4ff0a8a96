import type { ReactNode } from 'react';
import type { SimulatorAction } from '../../console/open';
import { Button } from '../Button';

interface SimulatorButtonProps {
  action: SimulatorAction;
  /** The one button that most readers press here. */
  isMain?: boolean;
  /** For assistive technology, where the text alone does not say what it acts on. */
  label?: string;
  children: ReactNode;
}

/** Starts the simulator in the page; stands in a `SimulatorControls`. */
export function SimulatorButton({ action, isMain, label, children }: SimulatorButtonProps) {
  return (
    <Button isMain={isMain} aria-label={label} data-simulator-action={action}>
      {children}
    </Button>
  );
}

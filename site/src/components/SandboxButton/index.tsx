import type { ReactNode } from 'react';
import type { SandboxAction } from '../../console/open';
import { Button } from '../Button';

interface SandboxButtonProps {
  action: SandboxAction;
  /** The one button that most readers press here. */
  isMain?: boolean;
  /** For assistive technology, where the text alone does not say what it acts on. */
  label?: string;
  children: ReactNode;
}

/** Starts the sandbox in the page; stands in a `SandboxPlace`. */
export function SandboxButton({ action, isMain, label, children }: SandboxButtonProps) {
  return (
    <Button isMain={isMain} aria-label={label} data-sandbox-action={action}>
      {children}
    </Button>
  );
}

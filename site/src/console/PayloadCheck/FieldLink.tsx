import type { ReactNode } from 'react';
import { revealTarget } from '../../client/reveal-target';

interface FieldLinkProps {
  /** Id of a row on this page. */
  anchor: string;
  children: ReactNode;
}

/** Links to the row of a field on this page and moves the focus there. */
export function FieldLink({ anchor, children }: FieldLinkProps) {
  return (
    <a href={`#${anchor}`} onClick={() => window.requestAnimationFrame(() => focusRow(anchor))}>
      {children}
    </a>
  );
}

function focusRow(anchor: string): void {
  const row = document.getElementById(anchor);
  if (!row) return;
  revealTarget(`#${anchor}`, true);
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
}

import type { ReactNode } from 'react';

/** Punctuation that the layout replaces by space, for screen readers and for browsers without styles. */
export function Separator({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

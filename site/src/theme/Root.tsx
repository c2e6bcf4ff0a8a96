import type { ReactNode } from 'react';
import { useSoftLinks } from '@site/src/reference/use-soft-links';

/**
 * Wraps all pages: links navigate without reloading the site. The fonts aren't preloaded: on a slow connection they would keep the
 * stylesheet waiting, and nothing moves when they arrive (`css/fonts.css`).
 */
export default function Root({ children }: { children: ReactNode }) {
  useSoftLinks();
  return <>{children}</>;
}

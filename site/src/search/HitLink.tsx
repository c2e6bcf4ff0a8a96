import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { isExternal } from './use-site-url';

interface HitLinkProps {
  /** As `useSiteUrl` returns it. */
  url: string;
  className?: string;
  children: ReactNode;
}

/** Leads to a hit within the site; a hit on another site is left to the browser. */
export function HitLink({ url, className, children }: HitLinkProps) {
  return isExternal(url) ? (
    // eslint-disable-next-line @docusaurus/no-html-links -- `Link` would open another tab
    <a className={className} href={url}>
      {children}
    </a>
  ) : (
    <Link className={className} to={url}>
      {children}
    </Link>
  );
}

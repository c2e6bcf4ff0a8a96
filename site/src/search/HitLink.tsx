import type { MouseEvent, ReactNode } from 'react';
import { focusNextTarget } from '../focus-target';
import { Link } from '../ui/Link';
import { isExternal } from './use-site-url';

interface HitLinkProps {
  /** A URL returned by `useSiteUrl`. */
  url: string;
  className?: string;
  /** Runs when the link opens in this tab. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Links to a hit; within the site, the focus moves to it as well. A hit on another site is an ordinary link. */
export function HitLink({ url, className, onOpen, children }: HitLinkProps) {
  if (isExternal(url))
    return (
      // oxlint-disable-next-line react/forbid-elements -- `Link` would open another tab
      <a className={className} href={url}>
        {children}
      </a>
    );
  const onClick = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    focusNextTarget();
    onOpen?.();
  };
  return (
    <Link className={className} to={url} onClick={onClick}>
      {children}
    </Link>
  );
}

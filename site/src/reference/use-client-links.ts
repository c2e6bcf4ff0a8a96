import { useEffect, useRef, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';

/** Makes the links inside the page at `path` navigate without a new load of the site, as links of components do. */
export function useClientLinks(path: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    const current = element.current;
    const navigate = (event: MouseEvent) => {
      const link = findClientLink(event, path);
      if (!link) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    current?.addEventListener('click', navigate);
    return () => current?.removeEventListener('click', navigate);
  }, [history, path]);
  return element;
}

/** The clicked link, unless the browser does it better: another site, a file, a new tab, a place in this page. */
function findClientLink(event: MouseEvent, path: string): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== window.location.origin)
    return undefined;
  return link.pathname.endsWith('/') && link.pathname !== path ? link : undefined;
}

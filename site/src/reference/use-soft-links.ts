import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isBelow, isSamePage } from '../links/page-address';
import { findPageLink } from '../links/page-link';
import { savesData } from '../links/saves-data';
import { loadReferenceHtml } from './reference-html';

/**
 * Makes each link to a page of the site navigate without reloading the site, including links in HTML that no component renders: of
 * the reference, of code, of the announcement. The target is loaded as soon as the reader points at the link.
 */
export function useSoftLinks(): void {
  const history = useHistory();
  const base = useBaseUrl('/');
  useEffect(() => {
    const navigate = (event: MouseEvent) => {
      const link = isPlain(event) ? findPageLink(event.target, base) : undefined;
      if (!link) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const prefetch = ({ target }: Event) => {
      const link = findPageLink(target, base);
      if (link && !isSamePage(link.pathname, window.location.pathname) && !savesData())
        loadPage(link.pathname, `${base}api/`);
    };
    document.addEventListener('click', navigate);
    for (const event of POINTING) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', navigate);
      for (const event of POINTING) document.removeEventListener(event, prefetch);
    };
  }, [history, base]);
}

const POINTING = ['mouseover', 'focusin', 'touchstart'];

/** Whether a click was not handled yet and does not ask for another tab or window. */
function isPlain(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/** Preloads a page. Failures are ignored, because navigation tries again. */
function loadPage(path: string, reference: string): void {
  const ignore = () => undefined;
  Promise.resolve(window.docusaurus.preload(path)).catch(ignore);
  if (isBelow(path, reference)) loadReferenceHtml(path).catch(ignore);
}

import { isSamePage } from './page-address';

/**
 * Returns the link around `target` if it points to a page below `base`; undefined if the browser should follow it instead: into
 * another tab, to a file, or to a section of the current page.
 */
export function findPageLink(target: EventTarget | null, base: string): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if ((link.target || '_self') !== '_self' || link.origin !== window.location.origin) return undefined;
  const isPage = link.pathname.startsWith(base) && link.pathname.endsWith('/');
  return isPage && !leadsToSection(link) ? link : undefined;
}

function leadsToSection({ pathname, search, hash }: HTMLAnchorElement): boolean {
  const { location } = window;
  return hash !== '' && search === location.search && isSamePage(pathname, location.pathname);
}

import { isSamePage } from './page-address';

/**
 * The link around `target` that leads to a page below `base`, unless the browser follows it better: into another tab, to a file,
 * or to a section of the page that is open.
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

import { ignoreOffline, type RouteComponent } from '../offline/stay-on-site';
import { getReferenceHtml, keepReferenceHtml, loadReferenceHtml } from './reference-html';

/**
 * Makes the HTML of a page a part of what the router loads before it shows the route of the reference: hence the progress
 * bar, and the reload after a failure.
 */
export function preloadReference(component: RouteComponent, base: string): RouteComponent {
  keepReferenceHtml();
  const { preload } = component;
  const { pathname } = window.location;
  const missing = getReferenceHtml(pathname) ? undefined : pathname;
  const isPage = (path: string) => path.startsWith(base) && path !== missing;
  component.preload = () => Promise.all([preload(), loadAddress(isPage).catch(ignoreOffline)]);
  return component;
}

/** The router does not say which page, but the address bar is ahead of it; also when a reader has gone on meanwhile. */
async function loadAddress(isPage: (path: string) => boolean): Promise<void> {
  const { pathname } = window.location;
  if (!isPage(pathname)) return;
  await loadReferenceHtml(pathname);
  if (pathname !== window.location.pathname) await loadAddress(isPage);
}

import { ignoreOffline, type RouteComponent } from '../offline/offline-fallback';
import { getReferenceHtml, keepReferenceHtml, loadReferenceHtml } from './reference-html';

/**
 * Makes the router load a page's HTML before it shows the reference's route, which gives the page the progress bar, and the reload
 * after a failure.
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

/**
 * Loads the page in the address bar, because the router does not say which page it preloads, and its address is already there.
 * Repeats this if the reader has navigated meanwhile.
 */
async function loadAddress(isPage: (path: string) => boolean): Promise<void> {
  const { pathname } = window.location;
  if (!isPage(pathname)) return;
  await loadReferenceHtml(pathname);
  if (pathname !== window.location.pathname) await loadAddress(isPage);
}

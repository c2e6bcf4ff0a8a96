import siteConfig from '@generated/docusaurus.config';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { choosePage } from '../links/choose-page';
import { isBelow, pageOf } from '../links/page-address';
import { findPageLink } from '../links/page-link';
import { savesData } from '../links/saves-data';

const base = siteConfig.baseUrl;

/** The pages that are loaded or being loaded. */
const known = new Set<string>();
/** The page that shows, and the size of all that was prefetched before it came, in bytes. */
let shown = '';
let before = 0;
let isRunning = false;

/** Loads the pages of links in view: when the page itself is complete, and after each change of it and each scroll. */
export function onRouteDidUpdate(): void {
  if (document.readyState === 'complete') prefetch();
}

if (typeof window !== 'undefined') {
  window.addEventListener('load', prefetch);
  document.addEventListener('scrollend', prefetch, { passive: true });
}

function prefetch(): void {
  void prefetchInView();
}

/** Loads them while the browser is idle, one after the other, within the budget of the page that shows. */
async function prefetchInView(): Promise<void> {
  if (isRunning || savesData() || !document.createElement('link').relList.supports('prefetch')) return;
  isRunning = true;
  for (let path = await nextPage(); path !== undefined; path = await nextPage()) {
    known.add(path);
    const isReference = isBelow(path, `${base}api/`);
    await Promise.all([window.docusaurus.prefetch(path), isReference && prefetchFile(path)]);
  }
  isRunning = false;
}

async function nextPage(): Promise<string | undefined> {
  await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  const page = pageOf(window.location.pathname);
  if (page !== shown) [shown, before] = [page, weigh()];
  known.add(page);
  const links = [...document.querySelectorAll('a')]
    .flatMap((link) => (link.checkVisibility() && findPageLink(link, base)) || [])
    .map((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return { path: pageOf(link.pathname), top, bottom };
    });
  return choosePage(links, window.innerHeight, known, weigh() - before);
}

/** Returns the size of the files that were asked for before they were needed, in bytes as they were sent. */
function weigh(): number {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ name, initiatorType }) => initiatorType === 'link' && files.includes(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

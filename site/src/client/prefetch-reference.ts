import { loadReferenceHtml } from '../reference/reference-html';

/** Loads a page of the reference when the reader points at a link to it, unless they want to save data. */
if (typeof document !== 'undefined') {
  for (const event of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(event, ({ target }) => prefetch(target), { passive: true });
  }
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/api/"]');
  if (!link || link.pathname === window.location.pathname || savesData()) return;
  loadReferenceHtml(link.pathname).catch(() => undefined);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

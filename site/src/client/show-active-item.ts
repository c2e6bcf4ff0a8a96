let watched: ResizeObserver | undefined;

/**
 * Scrolls the sidebar to the page's item. Its category opens some time after the page has changed, so this follows the item until
 * the reader does something.
 */
export function onRouteDidUpdate(): void {
  release();
  const sidebar = document.querySelector('.theme-doc-sidebar-container nav.menu');
  const list = sidebar?.querySelector('.theme-doc-sidebar-menu');
  if (!sidebar || !list) return;
  watched = new ResizeObserver(() => showActiveItem(sidebar));
  watched.observe(list);
}

if (typeof document !== 'undefined') {
  for (const event of ['pointerdown', 'wheel', 'keydown']) {
    document.addEventListener(event, release, { capture: true, passive: true });
  }
}

function release(): void {
  watched?.disconnect();
}

/** Scrolls to the page's item: the last active one, because its categories are active too. */
export function showActiveItem(sidebar: Element): void {
  const item = [...sidebar.querySelectorAll('.menu__link--active')].at(-1)?.getBoundingClientRect();
  const view = sidebar.getBoundingClientRect();
  if (!item || (item.top >= view.top && item.bottom <= view.bottom)) return;
  sidebar.scrollTop += item.top - view.top - (view.height - item.height) / 2;
}

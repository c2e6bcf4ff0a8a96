import { useEffect, useSyncExternalStore } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isShort, shortenSidebar, type Sidebar, WHOLE_SIDEBAR } from './short-sidebar';

let loaded: Sidebar | undefined;
const waiting = new Set<() => void>();

/** Returns the short sidebar until the reader points at it or focuses it; then the whole one, also on the following pages. */
export function useWholeSidebar(sidebar: Sidebar): Sidebar {
  // The server has the whole sidebar, but must render the short one that the browser starts from.
  const start = shortenSidebar(sidebar);
  const hasMore = isShort(start);
  const address = useBaseUrl(`/api/${WHOLE_SIDEBAR}`);
  const whole = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  useEffect(
    () => (hasMore && !whole ? onTurn(() => loadWhole(address)) : undefined),
    [hasMore, whole, address],
  );
  return hasMore && whole ? whole : start;
}

/** Selects the sidebars of large and small screens. */
const SIDEBARS = '.theme-doc-sidebar-container, .navbar-sidebar';

/** Calls `work` whenever the reader points at the sidebar or focuses it. @returns a function that stops this */
function onTurn(work: () => void): () => void {
  const turn = ({ target }: Event) => {
    if (target instanceof Element && target.closest(SIDEBARS)) work();
  };
  const events = ['pointerover', 'focusin'];
  for (const event of events) document.addEventListener(event, turn);
  return () => events.forEach((event) => document.removeEventListener(event, turn));
}

let loading: Promise<void> | undefined;

/** Loads the whole sidebar. If that fails, the short one stays, and the next interaction tries again. */
function loadWhole(address: string): void {
  loading ??= fetchWhole(address).catch(() => (loading = undefined));
}

async function fetchWhole(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returns ${response.status}`);
  loaded = (await response.json()) as Sidebar;
  for (const listener of waiting) listener();
}

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

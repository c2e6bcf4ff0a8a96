import type { ComponentType } from 'react';

/** The component of a route, as the router gets it. */
export type RouteComponent = ComponentType & { preload: () => Promise<unknown> };

/**
 * Lets the router show a route that could not be loaded because there is no connection (`Offline`). It would load the whole
 * site again, and the reader be left with the browser's own page.
 */
export function withOfflineFallback(component: RouteComponent): RouteComponent {
  const { preload } = component;
  component.preload = () => preload().catch(ignoreOffline);
  return component;
}

/** @throws the error, when there is a connection, or when the page that the server sent is better left as it is. */
export function ignoreOffline(error: unknown): void {
  const { scripts = 'missing' } = document.documentElement.dataset;
  if (navigator.onLine || scripts === 'missing') throw error;
  console.warn(error);
}

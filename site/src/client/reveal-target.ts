/** Opens the closed `<details>` around the target of a deep link and brings the target into view. */
export function onRouteDidUpdate({ location }: { location: { hash: string } }): void {
  revealTarget(location.hash);
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', () => revealTarget(window.location.hash));
}

/** @param isNew the target has just been put into the page, so the browser has not scrolled to it yet. */
export function revealTarget(hash: string, isNew = false): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  const closed = getClosedDetails(target);
  for (const details of closed) details.open = true;
  if (isNew || closed.length > 0) target.scrollIntoView();
}

function getClosedDetails(element: Element): HTMLDetailsElement[] {
  const closest = element.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  return closest ? [closest, ...getClosedDetails(closest)] : [];
}

import { decode } from '../decode';
import { showVariant } from './variants';

/**
 * Opens everything that is closed around a deep link's target, including a field's variants, and scrolls the target into view. A
 * target of an earlier release that is elsewhere now is left for its new address.
 */
export function onRouteDidUpdate({ location }: { location: { hash: string } }): void {
  revealTarget(location.hash);
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', () => revealTarget(window.location.hash));
}

/** @param isNew whether the target was just added to the page, so that the browser has not scrolled to it yet. */
export function revealTarget(hash: string, isNew = false): void {
  const target = hash && document.getElementById(decode(hash.slice(1)));
  if (!target) return;
  if (target.dataset.moved) return location.replace(target.dataset.moved);
  const hidden = getHidden(target);
  for (const element of hidden) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else showVariant(element);
  }
  if (isNew || hidden.length > 0) target.scrollIntoView();
}

/** Returns the closed elements around an element, outermost last. */
function getHidden(element: Element): Element[] {
  const closest = element.parentElement?.closest('details:not([open]), [data-variants] section[hidden]');
  return closest ? [closest, ...getHidden(closest)] : [];
}

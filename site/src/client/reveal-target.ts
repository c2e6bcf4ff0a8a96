import { decode } from '../decode';
import { showVariant } from './variants';

/** Opens what is closed around the target of a deep link, forms of a field too, and brings the target into view. */
export function onRouteDidUpdate({ location }: { location: { hash: string } }): void {
  revealTarget(location.hash);
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', () => revealTarget(window.location.hash));
}

/** @param isNew the target has just been put into the page, so the browser has not scrolled to it yet. */
export function revealTarget(hash: string, isNew = false): void {
  const target = hash && document.getElementById(decode(hash.slice(1)));
  if (!target) return;
  const hidden = getHidden(target);
  for (const element of hidden) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else showVariant(element);
  }
  if (isNew || hidden.length > 0) target.scrollIntoView();
}

/** The closed parts around an element, outermost last. */
function getHidden(element: Element): Element[] {
  const closest = element.parentElement?.closest('details:not([open]), [data-variants] section[hidden]');
  return closest ? [closest, ...getHidden(closest)] : [];
}

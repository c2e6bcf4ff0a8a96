import { decode } from '../decode';
import { moveFocus } from '../move-focus';

let isExpected = false;

/** Moves the focus to the target of the next navigation, because the control that the reader used closes meanwhile. */
export function focusNextTarget(): void {
  isExpected = true;
}

/** Moves the focus after the theme has moved it to the start of the page. */
export function onRouteDidUpdate({ location }: { location: { hash: string } }): void {
  if (!isExpected) return;
  isExpected = false;
  requestAnimationFrame(() => requestAnimationFrame(() => moveFocus(findTarget(location.hash))));
}

function findTarget(hash: string): HTMLElement | null {
  const target = hash && document.getElementById(decode(hash.slice(1)));
  return target || document.querySelector('h1');
}

import { decode } from './decode';
import { moveFocus } from './move-focus';

let isAwaited = false;

/** Makes the next navigation move the focus to its target, because the control that the reader used closes meanwhile. */
export function focusNextTarget(): void {
  isAwaited = true;
}

/**
 * Moves the focus to the target of a navigation that was announced by `focusNextTarget`: the element of the hash, else the title.
 * @param hash the hash of the new address, with its `#`, or empty.
 */
export function focusAwaitedTarget(hash: string): void {
  if (!isAwaited) return;
  isAwaited = false;
  moveFocus(findTarget(hash));
}

function findTarget(hash: string): HTMLElement | null {
  const target = hash && document.getElementById(decode(hash.slice(1)));
  return target || document.querySelector('h1');
}

/** Moves the focus to an element that has none by itself, such as a heading, so that Tab goes on from there. */
export function moveFocus(
  element: HTMLElement | null,
  options: FocusOptions = { preventScroll: true },
): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

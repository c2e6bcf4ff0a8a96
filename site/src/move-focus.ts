/** Moves the focus to an element that is not focusable by itself, such as a heading, so that Tab continues from there. */
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

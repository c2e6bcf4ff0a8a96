/**
 * While the menu of small screens is open, the focus stays in it; Escape closes it and returns the focus to the button that opened
 * it. Escape closes the navbar's dropdowns too.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    closeDropdowns();
    if (!findMenu()) return;
    findCloseButton()?.click();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  });
  // Waits a frame, because the menu is still open when a click on one of its items moves the focus elsewhere.
  document.addEventListener('focusin', () => requestAnimationFrame(keepFocus));
}

/** Closes the dropdowns that a key opened, and those under the pointer, which open again when it comes back. */
function closeDropdowns(): void {
  const open = document.querySelectorAll<HTMLElement>('.navbar .dropdown:is(.dropdown--show, :hover)');
  if (open.length === 0) return;
  for (const dropdown of open) {
    if (dropdown.contains(document.activeElement))
      dropdown.querySelector<HTMLElement>('.navbar__link')?.focus();
    if (!dropdown.matches(':hover')) continue;
    dropdown.dataset.dismissed = '';
    dropdown.addEventListener('pointerleave', () => delete dropdown.dataset.dismissed, { once: true });
  }
  // The theme closes its dropdowns when the mouse is pressed outside of them.
  document.dispatchEvent(new MouseEvent('mousedown'));
}

function keepFocus(): void {
  const menu = findMenu();
  if (menu && !menu.contains(document.activeElement)) findCloseButton()?.focus();
}

function findMenu(): Element | null {
  return document.querySelector('.navbar-sidebar--show .navbar-sidebar');
}

function findCloseButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.navbar-sidebar__close');
}

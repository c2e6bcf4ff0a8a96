/**
 * While the menu of small screens is open, the focus stays in it; Escape closes it and leads back to the button that opened it.
 * Escape closes the dropdowns of the navbar too.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    closeDropdowns();
    if (!findMenu()) return;
    findCloseButton()?.click();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  });
  // A frame later, as the menu is still there when a click on something in it moves the focus elsewhere.
  document.addEventListener('focusin', () => requestAnimationFrame(keepFocus));
}

/** Those that a key has opened, and those under the pointer, which open again when it comes back. */
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
  // The theme closes its dropdowns on a press outside of them.
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

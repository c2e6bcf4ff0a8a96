/** While the menu of small screens is open, the focus stays in it; Escape closes it and leads back to the button that opened it. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !findMenu()) return;
    findCloseButton()?.click();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  });
  // A frame later, as the menu is still there when a click on something in it moves the focus elsewhere.
  document.addEventListener('focusin', () => requestAnimationFrame(keepFocus));
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

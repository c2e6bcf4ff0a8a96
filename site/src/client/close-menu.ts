/** Escape closes the menu of small screens and puts the focus back on the button that opened it. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ key }) => {
    const menu = document.querySelector('.navbar-sidebar--show');
    if (key !== 'Escape' || !menu) return;
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  });
}

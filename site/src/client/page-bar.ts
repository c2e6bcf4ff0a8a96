import { translate } from '#core/labels/translate';
import { decode } from '../decode';

/** Makes a page's bar mark the section in view, and open or close all disclosures. */
export function onRouteDidUpdate(): void {
  markSection();
}

if (typeof document !== 'undefined') {
  document.addEventListener('scroll', markSection, { passive: true });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-expand]');
    if (button) expand(button, button.ariaPressed !== 'true');
  });
}

/** A heading counts as read when it is above this share of the window's height. */
const readingLine = 0.3;

function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-page-bar] li > a')];
  const passed = links.filter(({ hash }) => topOf(hash) < window.innerHeight * readingLine);
  const current = passed.at(-1) ?? links[0];
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
}

function topOf(hash: string): number {
  const target = document.getElementById(decode(hash.slice(1)));
  return target?.getBoundingClientRect().top ?? Infinity;
}

function expand(button: HTMLElement, isOpen: boolean): void {
  button.ariaPressed = String(isOpen);
  const label = button.querySelector('span');
  if (label) label.textContent = isOpen ? translate('Collapse all') : translate('Expand all');
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-schema] details'))
    details.open = isOpen;
}

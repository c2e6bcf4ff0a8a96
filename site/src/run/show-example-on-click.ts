import { translate } from '#core/labels/translate';
import { chooseStatus } from '../client/panel';
import { ENVIRONMENT_EVENT } from '../environment/environment-slot';

/**
 * Run on a site without a simulator: it shows the documented response to the example, and says that it is one. Nothing is sent. Any
 * other choice of the reader takes the line away, because the response is that of another request then.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-simulator-action="run"]');
    if (button) showExample(panelOf(button));
  });
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyR' || !(event.target instanceof Element)) return;
    const panel = panelOf(event.target);
    if (!panel?.querySelector('[data-simulator-action="run"]')) return;
    event.preventDefault();
    showExample(panel);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLElement && ['example', 'status'].includes(target.dataset.choice ?? ''))
      clear(panelOf(target));
  });
  document.addEventListener(ENVIRONMENT_EVENT, () => {
    for (const panel of document.querySelectorAll('[data-simulator]')) clear(panel);
  });
}

function panelOf(element: Element): Element | null {
  return element.closest('[data-simulator]');
}

function showExample(panel: Element | null): void {
  // The first status is the one of the success, if any is documented.
  const radio = panel?.querySelector<HTMLInputElement>('[data-choice="status"]:not([value="run"])');
  const line = panel?.querySelector('[data-run-status]');
  if (!radio || !line) return;
  chooseStatus(radio);
  line.replaceChildren(
    elementOf('strong', (radio.closest('label')?.textContent ?? '').replaceAll('\u00a0', ' ')),
    ' ',
    elementOf('em', translate('example')),
    ' ',
    elementOf('span', translate('From the description, not a live response: nothing was sent.')),
  );
}

function clear(panel: Element | null): void {
  panel?.querySelector('[data-run-status]')?.replaceChildren();
}

function elementOf(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

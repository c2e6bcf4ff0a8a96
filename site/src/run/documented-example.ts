import { translate } from '#core/labels/translate';
import { chooseStatus } from '../client/panel';

/** Shows the documented response to the example of a panel, and says that it is one. @param remark continues that sentence. */
export function showExample(panel: Element, remark?: string): void {
  // The first status is the one of the success, if any is documented.
  const radio = panel.querySelector<HTMLInputElement>('[data-choice="status"]:not([value="run"])');
  const line = panel.querySelector('[data-run-status]');
  if (!radio || !line) return;
  chooseStatus(radio);
  const parts = [
    elementOf('strong', (radio.closest('label')?.textContent ?? '').replaceAll('\u00a0', ' ')),
    elementOf('em', translate('example')),
    elementOf('span', translate('From the description, not a live response: nothing was sent.')),
    ...(remark === undefined ? [] : [elementOf('span', remark)]),
  ];
  line.replaceChildren(...parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part])));
}

/** Takes the line of an example away. */
export function clearExample(panel: Element | null): void {
  panel?.querySelector('[data-run-status]')?.replaceChildren();
}

/** The panel that an element is in, if it shows responses. */
export function panelOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-simulator]');
}

/** The panel whose Run a key press asks for. */
export function panelOfKey(event: KeyboardEvent): HTMLElement | null {
  if (!event.altKey || event.code !== 'KeyR' || !(event.target instanceof Element)) return null;
  const panel = panelOf(event.target);
  return panel?.querySelector('[data-simulator-action="run"]') ? panel : null;
}

function elementOf(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

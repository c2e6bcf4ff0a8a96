import type { LiveOperation } from '#core/contracts/live';
import { mount } from '../ui/mount';
import { chosenExample } from '../run/run-inputs';
import { LiveConsole } from './LiveConsole';

let opened = 0;

/** Shows the console of the operation whose button was pressed. Each press starts over with the example that the page shows. */
export function showConsole(button: HTMLElement): void {
  opened += 1;
  const operation = JSON.parse(button.dataset.live ?? '') as LiveOperation;
  const example = chosenExample(button) ?? '';
  mount(containerOf(), <LiveConsole key={opened} operation={operation} example={example} />);
}

/** Returns an element outside of the page's content: a dialog in a panel would be hidden with it. */
function containerOf(): Element {
  const known = document.querySelector('[data-container="live"]');
  if (known) return known;
  const container = document.createElement('div');
  container.dataset.container = 'live';
  document.body.append(container);
  return container;
}

import { translate } from '#core/labels/translate';
import type { SimulatorAction } from '#core/contracts/simulator-action';
import { mount } from '../ui/mount';
import { PayloadCheck } from './PayloadCheck';
import { RequestConsole } from './RequestConsole';

/** The actions that open a tool in the page, other than those that run a request. */
export type ToolAction = Exclude<SimulatorAction, 'run' | 'reproduce'>;

let presses = 0;

/** Opens a tool of the simulator in its element of the page. Each press starts over. */
export function openSimulator(action: ToolAction, panel: HTMLElement, requestName = 'default'): void {
  presses += 1;
  const container = containerOf(action, panel);
  const props = { operationId: panel.dataset.simulator ?? '', requestName };
  switch (action) {
    case 'console':
      return mount(container, <RequestConsole key={presses} {...props} />);
    case 'check':
      return mount(container, <PayloadCheck key={presses} {...props} />);
    case 'flow':
      return void openFlow(container, requestName);
  }
}

/** Loads the code of flows and plays one. After a failure, the next press asks for the code again. */
async function openFlow(container: Element, name: string): Promise<void> {
  const key = presses;
  mount(container, <p role="status">{translate('Loading the steps')}</p>);
  try {
    const { default: FlowPlayer } = await import('../flow');
    mount(container, <FlowPlayer key={key} name={name} />);
  } catch (error) {
    console.warn(error);
    mount(container, <p role="alert">{translate('The steps did not load. Try again.')}</p>);
  }
}

/**
 * Returns the element of an action, and creates it if necessary. The console is a dialog, so it must not be inside a response that
 * may be hidden.
 */
function containerOf(action: ToolAction, panel: HTMLElement): Element {
  const output = panel.querySelector('[data-simulator-output]');
  output?.querySelector(':scope > [role=alert]')?.remove();
  const parent = (action !== 'console' && output) || panel;
  const known = parent.querySelector(`:scope > [data-container="${action}"]`);
  if (known) return known;
  const container = document.createElement('div');
  container.dataset.container = action;
  parent.append(container);
  return container;
}

import type { SimulatorAction } from '#core/contracts/simulator-action';
import { mount } from './mount';
import { PayloadCheck } from './PayloadCheck';
import { RequestConsole } from './RequestConsole';
import { RunResult } from './RunResult';

/** Names of a `SimulatorControls` (`data-simulator`, `data-request`). */
interface ControlNames {
  simulator?: string;
  request?: string;
  /** Of `reproduce`: the requests, as JSON. */
  calls?: string;
}

let presses = 0;

/** What a button of a `SimulatorControls` does: what it gives appears in `output`. Each press starts anew. */
export function openSimulator(
  action: SimulatorAction,
  output: Element,
  { simulator = '', request, calls }: ControlNames,
): void {
  presses += 1;
  const container = containerOf(action === 'reproduce' ? 'run' : action, output);
  const props = { operationId: simulator, requestName: request ?? 'default' };
  switch (action) {
    case 'run':
      return mount(container, <RunResult key={presses} {...props} />);
    case 'reproduce':
      return mount(container, <RunResult key={presses} {...props} calls={calls} />);
    case 'console':
      return mount(container, <RequestConsole key={presses} {...props} />);
    case 'check':
      return mount(container, <PayloadCheck key={presses} {...props} />);
  }
}

/**
 * Each action has its own element, so that a console that opens leaves a response alone; it is a dialog, which must not stand
 * in a response that does not show.
 */
function containerOf(action: SimulatorAction, output: Element): Element {
  output.querySelector(':scope > [role=alert]')?.remove();
  const parent = action === 'console' ? (output.closest('[data-simulator]') ?? output) : output;
  const known = parent.querySelector(`:scope > [data-container="${action}"]`);
  if (known) return known;
  const container = document.createElement('div');
  container.dataset.container = action;
  parent.append(container);
  return container;
}

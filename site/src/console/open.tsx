import type { SimulatorAction } from '#core/contracts/simulator-action';
import { lazy, Suspense } from 'react';
import { mount } from './mount';
import { PayloadCheck } from './PayloadCheck';
import { RequestConsole } from './RequestConsole';
import { RunResult } from './RunResult';

/** The names in the data attributes of a `SimulatorControls` (`data-simulator`, `data-request`). */
interface ControlNames {
  simulator?: string;
  request?: string;
  /** The requests to send for `reproduce`, as JSON. */
  calls?: string;
}

const FlowPlayer = lazy(() => import('../flow'));

let presses = 0;

/** Runs the action of a button in a `SimulatorControls` and shows the result in `output`. Each press starts over. */
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
    case 'flow':
      return mount(
        container,
        <Suspense fallback={<p role="status">Loading the steps</p>}>
          <FlowPlayer key={presses} name={props.requestName} />
        </Suspense>,
      );
  }
}

/**
 * Returns the element of an action, and creates it if necessary. Each action has a separate element, so that opening the
 * console does not replace a response. The console is a dialog, so it must not be inside a response that may be hidden.
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

import type { SimulatorAction } from '#core/contracts/simulator-action';
import { chooseStatus } from '../client/panel';

const failure =
  'The simulator could not be loaded. It needs a connection once; from then on it works without one.';

/** Makes buttons with `data-simulator-action` load the simulator on the first click; its output appears below them. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-simulator-action]');
    if (button && button.ariaBusy !== 'true') void open(button);
  });
}

async function open(button: HTMLElement): Promise<void> {
  const controls = button.closest<HTMLElement>('[data-simulator]');
  const output = controls?.querySelector('[data-simulator-output]');
  if (!controls || !output) return;
  button.ariaBusy = 'true';
  try {
    const { openSimulator } = await import('./open');
    const request = chosenExample(button) ?? controls.dataset.request;
    const { simulatorAction, calls } = button.dataset;
    openSimulator(simulatorAction as SimulatorAction, output, { ...controls.dataset, request, calls });
    if (simulatorAction !== 'console') showLive(controls);
  } catch (error) {
    console.warn(error);
    output.replaceChildren(alert(failure));
    showLive(controls);
  } finally {
    button.ariaBusy = null;
  }
}

/** Returns the name of the example chosen in the panel; the request of that name is sent, or else the first one. */
function chosenExample(button: Element): string | undefined {
  const panel = button.closest('[data-choices]') ?? document.getElementById('code-panel');
  return panel?.querySelector<HTMLSelectElement>('select[data-choice="example"]')?.value;
}

/** In a panel, selects the tab with the output, which is next to the tabs of the documented responses. */
function showLive(controls: Element): void {
  const tab = controls.querySelector<HTMLElement>('[data-live-tab]');
  const radio = tab?.querySelector('input');
  if (!tab || !radio) return;
  tab.hidden = false;
  chooseStatus(radio);
}

function alert(text: string): HTMLElement {
  const element = document.createElement('p');
  element.role = 'alert';
  element.textContent = text;
  return element;
}

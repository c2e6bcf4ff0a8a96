import type { SimulatorAction } from '../console/open';

const failure =
  'The simulator could not be loaded. It needs a connection once; from then on it works without one.';

/** Buttons with `data-simulator-action` load the simulator when the first one is pressed; its output appears below them. */
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
    const { openSimulator } = await import('../console/open');
    openSimulator(button.dataset.simulatorAction as SimulatorAction, output, controls.dataset);
  } catch (error) {
    console.warn(error);
    output.replaceChildren(alert(failure));
  } finally {
    button.ariaBusy = null;
  }
}

function alert(text: string): HTMLElement {
  const element = document.createElement('p');
  element.role = 'alert';
  element.textContent = text;
  return element;
}

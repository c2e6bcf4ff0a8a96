import type { SimulatorAction } from '../console/open';

const failure =
  'The simulator could not be loaded. It needs a connection once; from then on it answers without one.';

/** Buttons with `data-simulator-action` load the simulator when the first one is pressed; it answers in their place. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-simulator-action]');
    if (button && button.ariaBusy !== 'true') void open(button);
  });
}

async function open(button: HTMLElement): Promise<void> {
  const place = button.closest<HTMLElement>('[data-simulator]');
  const answer = place?.querySelector('[data-simulator-answer]');
  if (!place || !answer) return;
  button.ariaBusy = 'true';
  try {
    const { openSimulator } = await import('../console/open');
    openSimulator(button.dataset.simulatorAction as SimulatorAction, answer, place.dataset);
  } catch (error) {
    console.warn(error);
    answer.replaceChildren(alert(failure));
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

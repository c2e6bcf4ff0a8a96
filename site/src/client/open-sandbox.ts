import type { SandboxAction } from '../console/open';

const failure =
  'The sandbox could not be loaded. It needs a connection once; from then on it answers without one.';

/** Buttons with `data-sandbox-action` load the sandbox when the first one is pressed; it answers in their place. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-sandbox-action]');
    if (button && button.ariaBusy !== 'true') void open(button);
  });
}

async function open(button: HTMLElement): Promise<void> {
  const place = button.closest<HTMLElement>('[data-sandbox]');
  const answer = place?.querySelector('[data-sandbox-answer]');
  if (!place || !answer) return;
  button.ariaBusy = 'true';
  try {
    const { openSandbox } = await import('../console/open');
    openSandbox(button.dataset.sandboxAction as SandboxAction, answer, place.dataset);
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

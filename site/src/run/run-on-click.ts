import { translate } from '#core/labels/translate';
import { loadRun } from './load-run';

const missing = translate('The simulator did not load, and nothing was sent. Try again.');
const offline = translate('You are offline. The simulator needs a connection once; Run comes back with it.');

/**
 * Makes the buttons of the simulator work: those with `data-simulator-action`. A pressed one is busy at once; the code behind it is
 * loaded when a reader points at it, focuses it or touches it.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = buttonAt(target);
    if (button && button.ariaBusy !== 'true' && button.ariaDisabled !== 'true') void press(button);
  });
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      if (buttonAt(target) ?? closest(target, '[data-run-panel]')) loadRun().catch(() => undefined);
    });
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyR') return;
    const panel = closest(event.target, 'dialog, [data-simulator]');
    const button = panel?.querySelector<HTMLElement>('[data-simulator-action="run"]');
    if (button) event.preventDefault();
    button?.click();
  });
}

async function press(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    const entry = await loadRun();
    await entry.press(button);
  } catch (error) {
    console.warn(error);
    fail(button);
  } finally {
    button.ariaBusy = null;
  }
}

function fail(button: HTMLElement): void {
  const line = lineOf(button);
  line.textContent = navigator.onLine ? missing : offline;
  if (navigator.onLine) return;
  button.ariaDisabled = 'true';
  window.addEventListener(
    'online',
    () => {
      button.ariaDisabled = null;
      line.textContent = '';
    },
    { once: true },
  );
}

/** Returns the line of the panel, or else a new one in its output. */
function lineOf(button: HTMLElement): Element {
  const panel = closest(button, '[data-simulator]');
  const line = panel?.querySelector('[data-run-status], [data-simulator-output] > [role=alert]');
  if (line) return line;
  const alert = document.createElement('p');
  alert.role = 'alert';
  panel?.querySelector('[data-simulator-output]')?.append(alert);
  return alert;
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return closest(target, '[data-simulator-action]');
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

import { translate } from '#core/labels/translate';

/** Opens the console that sends real requests; its code is loaded by the first click on a button with `data-live`. */
if (typeof document !== 'undefined')
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-live]') : null;
    if (button && button.ariaBusy !== 'true') void open(button);
  });

async function open(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    const { showConsole } = await import('./show-console');
    showConsole(button);
  } catch (error) {
    console.warn(error);
    const line = button.closest('[data-code]')?.querySelector('[data-run-status]');
    line?.replaceChildren(translate('The form did not load, and nothing was sent. Try again.'));
  } finally {
    button.ariaBusy = null;
  }
}

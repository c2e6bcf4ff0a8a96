import { translate } from '#core/labels/translate';
import { environmentSlot } from './environment-slot';

/**
 * Shows the reader's choice in all snippets. Only readers who have chosen something load the code for it, and only those who open the
 * form load the form.
 */
export function onRouteDidUpdate(): void {
  if (environmentSlot().get() !== null) void apply();
}

if (typeof document !== 'undefined') {
  // Toggle events do not bubble.
  const first = { capture: true };
  document.addEventListener('beforetoggle', ({ target }) => void openForm(target), first);
  document.addEventListener(
    'toggle',
    ({ target, newState }) => newState === 'closed' && leave(target),
    first,
  );
}

async function apply(): Promise<void> {
  try {
    const { applyChoice } = await import('./apply');
    await applyChoice();
  } catch (error) {
    console.warn(error);
  }
}

async function openForm(target: EventTarget | null): Promise<void> {
  if (!isPopover(target) || target.matches(':popover-open')) return;
  try {
    const { showForm } = await import('./show-form');
    showForm(target);
  } catch (error) {
    console.warn(error);
    target.textContent = translate('The form did not load. It needs a connection once.');
  }
}

/** Returns the focus to the button of a closed form. The browser does not, because the form was not there when it opened. */
function leave(target: EventTarget | null): void {
  if (!isPopover(target) || document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>(`[popovertarget="${CSS.escape(target.id)}"]`)
    ?.focus({ preventScroll: true });
}

function isPopover(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset.environment !== undefined;
}

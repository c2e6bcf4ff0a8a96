import { flushSync } from 'react-dom';
import { mount } from '../ui/mount';
import type * as Engine from './engine';
import { beadOf, hasTab, isBlocked } from './describe-run';
import { runButtonOf, slotsOf, type RunSlots } from './run-slots';
import type { RunState } from './run-state';
import { RunView, type RunAction } from './RunView';

/** Shows the state of a run in its panel, everything at once. */
export function showRun(
  panel: HTMLElement,
  state: RunState,
  engine: typeof Engine | undefined,
  onAction: (action: RunAction) => void,
): void {
  const slots = slotsOf(panel);
  if (!slots) return;
  const container = containerIn(slots);
  flushSync(() => {
    mount(container, <RunView state={state} slots={slots} engine={engine} onAction={onAction} />);
  });
  panel.dataset.run = state.kind === 'result' ? beadOf(state) : state.kind;
  showTab(slots, state);
  const button = runButtonOf(panel);
  if (!button) return;
  button.ariaDisabled = isBlocked(state) ? 'true' : null;
  if (isBlocked(state)) button.setAttribute('aria-describedby', slots.status.id);
  else button.removeAttribute('aria-describedby');
}

function containerIn({ output, status }: RunSlots): HTMLElement {
  const known = output.querySelector<HTMLElement>(':scope > [data-container="run"]');
  if (known) return known;
  // Removes the message of `run-on-click.ts`, which it shows if this code did not load.
  status.replaceChildren();
  const container = document.createElement('div');
  container.dataset.container = 'run';
  output.append(container);
  return container;
}

function showTab({ tab }: RunSlots, state: RunState): void {
  const radio = tab?.querySelector('input');
  const bead = tab?.querySelector<HTMLElement>('[data-bead]');
  if (!tab || !radio || !bead) return;
  bead.dataset.bead = beadOf(state);
  tab.hidden = !hasTab(state);
  if (!tab.hidden || !radio.checked) return;
  const documented = tab.closest('[data-statuses]')?.querySelector<HTMLInputElement>('input:not(:checked)');
  if (documented) documented.checked = true;
}

import { flushSync } from 'react-dom';
import { chooseRecord, findDocumented, listChoices, restart, runDocumented } from '#core/world/visit';
import { mount } from '../../ui/mount';
import { chosenExample } from '../run-inputs';
import { chooseRun, runButtonOf, type RunSlots, slotsOf } from '../run-slots';
import { loadVisit } from './load-world';
import { type WorldRun, WorldView } from './WorldView';

/** Loads what a run of a panel needs. */
export async function loadWorld(panel: HTMLElement): Promise<void> {
  await loadVisit(operationOf(panel));
}

/**
 * Answers the request that a panel shows from the inferred world, and shows the answer. Resolves to what is shown: nothing by this
 * function where no world has the operation, or where the record that it names has to be created first.
 * @throws if a part does not load.
 */
export async function runInWorld(panel: HTMLElement): Promise<'answer' | 'no-world' | 'too-early'> {
  const operation = operationOf(panel);
  const slots = slotsOf(panel);
  const visit = await loadVisit(operation);
  const documented = visit && findDocumented(visit, operation, chosenExample(panel) ?? '');
  if (!slots || visit === undefined || documented === undefined) return 'no-world';
  const { request, answer, isTooEarly } = runDocumented(visit, operation, documented);
  if (isTooEarly) {
    hideRun(panel);
    return 'too-early';
  }
  const run: WorldRun = { request, answer, choices: listChoices(visit, operation) };
  const view = (
    <WorldView
      run={run}
      slots={slots}
      onChoose={(table, id) => {
        chooseRecord(visit, table, id);
        runButtonOf(panel)?.click();
      }}
      onRestart={() => {
        restart(visit);
        runButtonOf(panel)?.focus({ preventScroll: true });
        hideRun(panel);
      }}
    />
  );
  flushSync(() => mount(containerIn(slots), view));
  panel.dataset.run = `${String(answer.status)[0]}xx`;
  showTab(panel, slots);
  return 'answer';
}

/** Takes the response of a run away; the tabs of the documented ones stay. */
export function hideRun(panel: HTMLElement): void {
  const slots = slotsOf(panel);
  if (!slots) return;
  delete panel.dataset.run;
  const container = slots.output.querySelector('[data-container="run"]');
  if (container) flushSync(() => mount(container, null));
  const radio = slots.tab?.querySelector('input');
  if (slots.tab) slots.tab.hidden = true;
  if (!radio?.checked) return;
  const documented = panel.querySelector<HTMLInputElement>('[data-choice="status"]:not([value="run"])');
  if (documented) documented.checked = true;
}

function operationOf({ dataset }: HTMLElement): string {
  return dataset.simulator ?? '';
}

function containerIn({ output, status }: RunSlots): Element {
  const known = output.querySelector(':scope > [data-container="run"]');
  // The line of a documented example, which was shown while nothing could be loaded.
  if (known?.childElementCount === 0 || !known) status.replaceChildren();
  if (known) return known;
  const container = document.createElement('div');
  container.dataset.container = 'run';
  output.append(container);
  return container;
}

function showTab(panel: HTMLElement, { tab }: RunSlots): void {
  if (!tab) return;
  tab.querySelector<HTMLElement>('[data-bead]')!.dataset.bead = panel.dataset.run;
  tab.hidden = false;
  chooseRun(panel);
}

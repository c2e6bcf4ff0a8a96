import { chooseStatus } from '../client/panel';

/** The elements of a panel that show a run. They are in the page from the beginning, and stay. */
export interface RunSlots {
  /** Where the body of the response is. */
  output: HTMLElement;
  /** `components/code/RunLine` */
  status: HTMLElement;
  actions: HTMLElement;
  /** The tab of the run, in panels with tabs. */
  tab?: HTMLElement;
}

/** Returns undefined for an element that does not show runs. */
export function slotsOf(panel: HTMLElement): RunSlots | undefined {
  const [output, status, actions, tab] = [
    '[data-simulator-output]',
    '[data-run-status]',
    '[data-run-actions]',
    '[data-run-tab]',
  ].map((selector) => panel.querySelector<HTMLElement>(selector) ?? undefined);
  return output && status && actions && { output, status, actions, tab };
}

/** Returns the Run button of a panel. */
export function runButtonOf(panel: HTMLElement): HTMLElement | null {
  return panel.querySelector<HTMLElement>('[data-simulator-action="run"]');
}

/** Selects the tab of the run, in a panel that has one. The page scrolls only if the line of the run is out of view. */
export function chooseRun(panel: HTMLElement): void {
  const radio = slotsOf(panel)?.tab?.querySelector('input');
  if (radio) chooseStatus(radio);
  const line = slotsOf(panel)?.status.parentElement;
  const { top = 0, bottom = 0 } = line?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > window.innerHeight) line?.scrollIntoView({ block: 'nearest' });
}

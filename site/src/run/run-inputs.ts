import { environmentSlot } from '../environment/environment-slot';
import type { RunInputs } from './run-state';

/** Reads from a panel what its request depends on. */
export function readInputs(panel: HTMLElement): RunInputs {
  return {
    example: chosenExample(panel) ?? panel.dataset.request ?? 'default',
    environment: environmentSlot().get() ?? '',
  };
}

/** Returns the name of the example that is chosen in the panel around an element, or else in the panel of the page. */
export function chosenExample(element: Element): string | undefined {
  const panel = element.closest('[data-choices]') ?? document.getElementById('code-panel');
  return panel?.querySelector<HTMLSelectElement>('select[data-choice="example"]')?.value;
}

import { ENVIRONMENT_EVENT } from '../environment/environment-slot';
import type { ToolAction } from '../console/open';
import { loadEngine } from './load-run';
import { chosenExample } from './run-inputs';
import { slotsOf } from './run-slots';
import { changeInputs, failIn, keepFocus, reconnect, run } from './runs';

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.dataset.choice === 'example') changeInputs();
});
document.addEventListener(ENVIRONMENT_EVENT, changeInputs);
window.addEventListener('online', reconnect);

/** Does what a pressed button of the simulator says. */
export async function press(button: HTMLElement): Promise<void> {
  const panel = button.closest<HTMLElement>('[data-simulator]');
  if (!panel) return;
  const { simulatorAction, calls } = button.dataset;
  if (simulatorAction === 'run' || simulatorAction === 'reproduce') {
    const running = run(panel, calls);
    keepFocus(panel, button);
    await running;
    return keepFocus(panel, button);
  }
  await open(simulatorAction as ToolAction, panel, button);
}

async function open(action: ToolAction, panel: HTMLElement, button: HTMLElement): Promise<void> {
  try {
    const { loadDescribed, openSimulator } = await loadEngine();
    await loadDescribed();
    openSimulator(action, panel, chosenExample(button) ?? panel.dataset.request);
  } catch (error) {
    if (!slotsOf(panel)) throw error;
    console.warn(error);
    failIn(panel);
  }
}

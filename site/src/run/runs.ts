import type * as Engine from './engine';
import { hasTab } from './describe-run';
import { loadEngine } from './load-run';
import { readInputs } from './run-inputs';
import { runButtonOf, slotsOf } from './run-slots';
import { nextRunState, type RunEvent, type RunState } from './run-state';
import type { RunAction } from './RunView';
import { chooseRun } from './run-slots';
import { showRun } from './show-run';

const states = new WeakMap<HTMLElement, RunState>();

/** The number of runs that each panel has started or given up; a response to an earlier one is ignored. */
const turns = new WeakMap<HTMLElement, number>();

let engine: typeof Engine | undefined;

/** Sends the request that a panel shows, or `calls`, and shows the response. */
export async function run(panel: HTMLElement, calls?: string): Promise<void> {
  const turn = nextTurn(panel);
  const inputs = readInputs(panel);
  if (!engine) press(panel, { type: 'load' });
  try {
    engine ??= await loadEngine();
    await engine.loadDescribed();
  } catch (error) {
    console.warn(error);
    if (turn === turns.get(panel)) failIn(panel);
    return;
  }
  if (turn !== turns.get(panel)) return;
  const start = performance.now();
  const exchange = await (calls === undefined
    ? engine.sendExample(panel.dataset.simulator ?? '', inputs.example)
    : engine.sendCalls(calls));
  const milliseconds = performance.now() - start;
  const response = { exchange, milliseconds, inputs, isReproduction: calls !== undefined };
  press(panel, { type: 'respond', response, inputs: readInputs(panel) });
  if (exchange.wait !== undefined)
    window.setTimeout(
      () => turn === turns.get(panel) && update(panel, { type: 'refill' }),
      exchange.wait * 1000,
    );
}

/** Tells all panels of the page that something may have changed: their examples, the environment. */
export function changeInputs(): void {
  for (const panel of panels()) {
    const state = update(panel, { type: 'change', inputs: readInputs(panel) });
    // Where request, response and receipt are of one call, an outdated response does not stay.
    if (state.kind === 'stale' && panel.closest('[data-one-call]')) update(panel, { type: 'clear' });
  }
}

/** Gives Run back to the panels that had no connection. */
export function reconnect(): void {
  for (const panel of panels()) update(panel, { type: 'reconnect' });
}

function panels(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-simulator]')];
  return all.filter((panel) => states.has(panel));
}

/** Shows in a panel that the simulator did not load. */
export function failIn(panel: HTMLElement): void {
  press(panel, { type: 'fail', isOffline: !navigator.onLine });
}

/** Updates a panel because its reader pressed a button, and shows the run. */
function press(panel: HTMLElement, event: RunEvent): void {
  const state = update(panel, event);
  if (hasTab(state)) chooseRun(panel);
}

function update(panel: HTMLElement, event: RunEvent): RunState {
  const before = states.get(panel) ?? { kind: 'idle' };
  const state = nextRunState(before, event);
  states.set(panel, state);
  if (state !== before) showRun(panel, state, engine, (action) => act(panel, action));
  return state;
}

function act(panel: HTMLElement, action: RunAction): void {
  if (action === 'reload') return window.location.reload();
  // The pressed button is about to go.
  const button = runButtonOf(panel);
  button?.focus({ preventScroll: true });
  if (action === 'run') return button?.click();
  if (button) button.ariaBusy = null;
  nextTurn(panel);
  update(panel, { type: 'cancel' });
}

function nextTurn(panel: HTMLElement): number {
  const turn = (turns.get(panel) ?? 0) + 1;
  turns.set(panel, turn);
  return turn;
}

/** Keeps the focus where it shows: a button inside a documented response is hidden by the response to it. */
export function keepFocus(panel: HTMLElement, button: HTMLElement): void {
  if (button.checkVisibility()) return;
  slotsOf(panel)?.tab?.querySelector('input')?.focus({ preventScroll: true });
}

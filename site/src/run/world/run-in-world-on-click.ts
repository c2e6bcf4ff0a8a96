import { translate } from '#core/labels/translate';
import { ENVIRONMENT_EVENT } from '../../environment/environment-slot';
import { clearExample, panelOf, panelOfKey, showExample } from '../documented-example';

const missing = translate('The inferred world of this page did not load. Run tries again.');

const tooEarly = translate(
  'The record of this request does not exist yet. After the request that creates one, Run answers about that.',
);

const loadWorldRun = () => import('./run-in-world');

/**
 * Run on a site without a simulator or a console: the world that the generator inferred from the description answers, in the page. Its
 * code and its data are loaded when a reader points at Run, focuses it or presses it. If they do not load, the documented example is
 * shown, and says so.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = buttonAt(target);
    if (button && button.ariaBusy !== 'true') void press(button);
  });
  document.addEventListener('keydown', (event) => {
    const button = panelOfKey(event)?.querySelector<HTMLElement>(RUN);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      const panel = panelAt(target);
      if (panel) prepare(panel).catch(() => undefined);
    });
  document.addEventListener('change', ({ target }) => {
    const panel = target instanceof HTMLElement ? panelOf(target) : null;
    const choice = target instanceof HTMLElement ? target.dataset.choice : undefined;
    if (panel && choice === 'example') void forget(panel);
    // The tab of a run keeps its line.
    else if (panel && choice === 'status' && !('run' in panel.dataset)) clearExample(panel);
  });
  document.addEventListener(ENVIRONMENT_EVENT, () => {
    for (const panel of document.querySelectorAll<HTMLElement>('[data-simulator]')) void forget(panel);
  });
}

const RUN = '[data-simulator-action="run"]';

async function prepare(panel: HTMLElement): Promise<void> {
  const { loadWorld } = await loadWorldRun();
  await loadWorld(panel);
}

async function press(button: HTMLElement): Promise<void> {
  const panel = panelOf(button);
  if (!panel) return;
  button.ariaBusy = 'true';
  try {
    const { runInWorld } = await loadWorldRun();
    const shown = await runInWorld(panel);
    if (shown !== 'answer') showExample(panel, shown === 'too-early' ? tooEarly : undefined);
  } catch (error) {
    console.warn(error);
    await forget(panel);
    showExample(panel, missing);
  } finally {
    button.ariaBusy = null;
  }
}

/** Takes away what an earlier run showed: it belongs to another request. */
async function forget(panel: HTMLElement): Promise<void> {
  if ('run' in panel.dataset) {
    const { hideRun } = await loadWorldRun();
    hideRun(panel);
  } else clearExample(panel);
}

function panelAt(target: EventTarget | null): HTMLElement | null {
  const isAtBar = target instanceof Element && target.closest('[data-run-panel]') !== null;
  if (isAtBar) return document.querySelector<HTMLElement>('#code-panel [data-simulator]');
  const button = buttonAt(target);
  return button && panelOf(button);
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(RUN) : null;
}

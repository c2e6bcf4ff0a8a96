import { ENVIRONMENT_EVENT } from '../environment/environment-slot';
import { clearExample, panelOf, panelOfKey, showExample } from './documented-example';

/**
 * Run on a site whose console sends real requests: it shows the documented response to the example, and says that it is one. Nothing is
 * sent. Any other choice of the reader takes the line away, because the response is that of another request then.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-simulator-action="run"]');
    const panel = button && panelOf(button);
    if (panel) showExample(panel);
  });
  document.addEventListener('keydown', (event) => {
    const panel = panelOfKey(event);
    if (!panel) return;
    event.preventDefault();
    showExample(panel);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLElement && ['example', 'status'].includes(target.dataset.choice ?? ''))
      clearExample(panelOf(target));
  });
  document.addEventListener(ENVIRONMENT_EVENT, () => {
    for (const panel of document.querySelectorAll('[data-simulator]')) clearExample(panel);
  });
}

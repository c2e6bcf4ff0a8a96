import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * All groups of radio buttons with the same `data-choice` follow the reader's choice: in which language snippets are, which
 * example request and response show. Later pages start with a choice that has `data-remembered` (the language). Without
 * scripts each group still works by itself.
 */
export function onRouteDidUpdate(): void {
  showRememberedChoices();
}

/** Checks the remembered radio buttons of what is on the page now. */
function showRememberedChoices(): void {
  for (const name of new Set(getRadios('[data-remembered]').map((radio) => radio.dataset.choice))) {
    const value = name && getSlot(name).get();
    if (name && value) select(name, value);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.choice) return;
    if ('remembered' in target.dataset) getSlot(target.dataset.choice).set(target.value);
    select(target.dataset.choice, target.value);
  });
}

function select(name: string, value: string): void {
  for (const radio of getRadios(`[data-choice="${name}"]`)) {
    if (radio.value === value) radio.checked = true;
  }
}

function getSlot(name: string) {
  return createStorageSlot(`choice-${name}`);
}

function getRadios(selector: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input${selector}`)];
}

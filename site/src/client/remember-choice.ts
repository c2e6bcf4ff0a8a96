import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * Keeps the reader's choice in radio buttons with `data-choice` (the language of snippets): all groups on the page
 * follow it, and later pages start with it. Without scripts each group still works by itself.
 */
export function onRouteDidUpdate(): void {
  showRememberedChoices();
}

/** Checks the remembered radio buttons of what is on the page now. */
function showRememberedChoices(): void {
  for (const name of new Set(getRadios('[data-choice]').map((radio) => radio.dataset.choice))) {
    const value = name && getSlot(name).get();
    if (name && value) select(name, value);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.choice) return;
    getSlot(target.dataset.choice).set(target.value);
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

import { createStorageSlot } from '@docusaurus/theme-common';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Applies the reader's choice to all selects and radio buttons with the same `data-choice`: the language of snippets, the example
 * that request and response show. A choice with `data-remembered` (the language, and whether sources are shown) also applies to
 * later pages. Without scripts, each panel still works by itself.
 */
export function onRouteDidUpdate(): void {
  for (const name of new Set(getControls('[data-remembered]').map(({ dataset }) => dataset.choice))) {
    const value = name && getSlot(name).get();
    if (name && value) select(name, value);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { choice, remembered } = target.dataset;
    if (!choice) return;
    if (remembered) getSlot(choice).set(valueOf(target));
    select(choice, valueOf(target));
  });
}

/** Returns a control's value; for a switch, whether it is on. */
function valueOf(control: Control): string {
  return control.type === 'checkbox' ? String(control.checked) : control.value;
}

/** Selects a value in all controls of a choice. A control without this value keeps its current one. */
function select(name: string, value: string): void {
  for (const control of getControls(`[data-choice="${name}"]`)) {
    if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.value === value)) control.value = value;
    } else if (control.type === 'checkbox') control.checked = value === 'true';
    else if (control.value === value) control.checked = true;
  }
}

function getSlot(name: string) {
  return createStorageSlot(`choice-${name}`);
}

function getControls(selector: string): Control[] {
  return [...document.querySelectorAll<Control>(`:is(input, select)${selector}`)];
}

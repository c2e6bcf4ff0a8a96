import { createStorageSlot } from '@docusaurus/theme-common';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * All selects and radio buttons with the same `data-choice` follow the reader's choice: in which language snippets are, which
 * example request and response show. Later pages start with a choice that has `data-remembered`: the language, and whether
 * sources show. Without scripts each panel still works by itself.
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

/** Of a switch: whether it is on. */
function valueOf(control: Control): string {
  return control.type === 'checkbox' ? String(control.checked) : control.value;
}

/** A control that does not have the value keeps its own. */
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

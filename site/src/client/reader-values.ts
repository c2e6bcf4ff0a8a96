import { createStorageSlot } from '@docusaurus/theme-common';
import { parseJson } from '../decode';

// Excludes all characters that could end a string in any of the languages.
const allowed = /^[\w-]{1,100}$/;

type ReaderValues = Record<string, string>;

/** Keeps the reader's own account and key in local storage and shows them in all snippets; nothing is sent anywhere. */
export function onRouteDidUpdate(): void {
  showReaderValues();
}

/** Puts the stored values into the page's snippets and forms, or the examples if nothing is stored. */
function showReaderValues(): void {
  const values = readValues();
  for (const element of document.querySelectorAll<HTMLElement>('[data-reader-value]')) {
    const { readerValue = '' } = element.dataset;
    element.dataset.documented ??= element.textContent ?? '';
    const text = values[readerValue] ?? element.dataset.documented;
    if (element.textContent !== text) element.textContent = text;
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-reader-values] input')) {
    input.value = values[input.name] ?? '';
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('submit', (event) => {
    if (!isForm(event.target)) return;
    event.preventDefault();
    const inputs = [...event.target.querySelectorAll('input')];
    const typed = Object.fromEntries(inputs.map(({ name, value }) => [name, value.trim()]));
    keep(event.target, { ...readValues(), ...typed }, 'Shown in all snippets.');
  });
  document.addEventListener('reset', (event) => {
    if (!isForm(event.target)) return;
    event.preventDefault();
    keep(event.target, {}, 'Cleared.');
  });
}

function isForm(target: EventTarget | null): target is HTMLFormElement {
  return target instanceof HTMLFormElement && 'readerValues' in target.dataset;
}

function keep(form: HTMLFormElement, values: ReaderValues, message: string): void {
  const kept = allowedOf(values);
  if (Object.keys(kept).length > 0) slot().set(JSON.stringify(kept));
  else slot().del();
  showReaderValues();
  const status = form.querySelector('[role=status]');
  if (status) status.textContent = message;
}

function readValues(): ReaderValues {
  const values = parseJson(slot().get() ?? '{}');
  return typeof values === 'object' && values !== null ? allowedOf(values) : {};
}

function allowedOf(values: object): ReaderValues {
  const entries = Object.entries(values as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && allowed.test(entry[1]),
    ),
  );
}

function slot() {
  return createStorageSlot('reader-values');
}

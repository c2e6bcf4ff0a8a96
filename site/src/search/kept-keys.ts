/**
 * The keys that a reader presses after asking for the search and before its field has the focus. The script in the head of the page
 * keeps them (`site/config/before-scripts.ts`), while `data-search` of the root element is `asked`.
 */

/** Keeps keys from now on; a letter that asked for the search is the first. A field that has the focus would get them, so it loses it. */
export function keepKeys(letter: string): void {
  const { dataset } = document.documentElement;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  dataset.search = 'asked';
  dataset.searchTyped = (dataset.searchTyped ?? '') + letter;
}

/** Returns whether the search was asked for before the scripts ran. From now on they notice the keys that ask for it. */
export function takeKeptKeys(): boolean {
  const isAsked = areKeysKept();
  if (!isAsked) letKeys();
  return isAsked;
}

/** Whether keys are kept: whatever else would take the focus leaves it then. */
export function areKeysKept(): boolean {
  return document.documentElement.dataset.search === 'asked';
}

/** Lets keys be keys again. Those that are kept wait for a search field that comes later. */
export function letKeys(): void {
  document.documentElement.dataset.search = 'ready';
}

/** Forgets the kept keys, because the search was given up. */
export function forgetKeys(): void {
  letKeys();
  delete document.documentElement.dataset.searchTyped;
}

/** Gives a field the focus and types the kept keys into it, in place of what is selected. */
export function typeKeptKeys(field: HTMLInputElement): void {
  const { searchTyped = '' } = document.documentElement.dataset;
  forgetKeys();
  field.focus();
  if (searchTyped === '') return;
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  field.setRangeText(searchTyped.slice(0, maxLength - value.length + end - start), start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

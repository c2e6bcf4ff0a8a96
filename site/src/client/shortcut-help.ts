import { isEditable } from '../search/shortcuts';

/** `?` lists the keys that the page knows; the list is loaded when it is asked for. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, target }) => {
    if (key !== '?' || ctrlKey || metaKey || altKey) return;
    if (!(target instanceof HTMLElement) || isEditable(target) || document.querySelector('dialog[open]'))
      return;
    void import('../shortcuts/show-shortcuts').then(({ showShortcuts }) => showShortcuts());
  });
}

/** The action that a pressed key triggers in the search box. */
type Shortcut = { action: 'open'; letter?: string } | { action: 'close' } | undefined;

interface Situation {
  /** Whether the modal is open. */
  isOpen: boolean;
  /** The button of the search box. */
  button: Element | null;
}

/** Ctrl+K and Cmd+K open and close; `/` outside of editable fields and a letter on the button open; Escape closes. */
export function toShortcut(event: KeyboardEvent, { isOpen, button }: Situation): Shortcut {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const hasModifier = ctrlKey || metaKey || altKey;
  if (event.isComposing || !(target instanceof HTMLElement)) return undefined;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return { action: isOpen ? 'close' : 'open' };
  if (isOpen) return key === 'Escape' && !clearsQuery(target) ? { action: 'close' } : undefined;
  if (hasModifier) return undefined;
  if (key === '/' && !isEditable(target)) return { action: 'open' };
  return target === button && /^[\p{L}\p{N}]$/u.test(key) ? { action: 'open', letter: key } : undefined;
}

/** Whether Escape clears the query: in the modal's field, if its panel is closed, as it is when nothing was found. */
export function clearsQuery(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && target.ariaExpanded === 'false' && target.value !== '';
}

/** Whether typing changes the element. */
export function isEditable(target: HTMLElement): boolean {
  return target.isContentEditable || target.matches('input, select, textarea');
}

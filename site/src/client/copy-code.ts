import { translate } from '#core/labels/translate';
const resetAfter = 2000;
const failure = translate(
  'Not copied: the browser does not allow it. The text is selected; copy it with the keyboard.',
);

/**
 * Buttons with `data-copy` copy the visible code next to them and confirm it. If the browser forbids copying, they select the code.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-copy]');
    const code = button && findCode(button);
    if (button && code) void copy(button, code);
  });
}

/** Returns the code that a button copies. In a panel with request and response, the button between them copies the response. */
function findCode(button: Element): Element | undefined {
  const scope = button.closest('[data-code]');
  const responses = button.closest('[data-statuses]') && scope?.querySelector('[data-responses]');
  const codes = [...((responses ?? scope)?.querySelectorAll('pre, code') ?? [])];
  const blocks = codes.filter((code) => code.tagName === 'PRE');
  return (blocks.length > 0 ? blocks : codes).find((code) => code.checkVisibility());
}

async function copy(button: HTMLButtonElement, code: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch (error) {
    console.warn(error);
    window.getSelection()?.selectAllChildren(code);
    say(button, failure, true);
    button.addEventListener('blur', () => say(button, ''), { once: true });
    return;
  }
  const copied = translate('Copied');
  // Someone may copy again before the name is back.
  if (!names.has(button)) names.set(button, button.getAttribute('aria-label') ?? '');
  setText(button, copied, copied);
  say(button, copied);
  window.setTimeout(() => {
    setText(button, translate('Copy'), names.get(button) ?? '');
    say(button, '');
  }, resetAfter);
}

/** The names of buttons as their pages give them. */
const names = new WeakMap<Element, string>();

/** @param name for those who hear the button or speak to it: it contains the text (WCAG 2.5.3). */
function setText(button: HTMLButtonElement, text: string, name: string): void {
  const label = button.querySelector('[data-copy-text]');
  if (!label) return;
  label.textContent = text;
  button.setAttribute('aria-label', name);
}

function say(button: HTMLButtonElement, message: string, isVisible = false): void {
  const status = button.nextElementSibling;
  if (!status) return;
  status.textContent = message;
  status.classList.toggle('visually-hidden', !isVisible);
}

const resetAfter = 2000;
const failure = 'Not copied: the browser does not allow it. The text is selected; copy it with the keyboard.';

/** Buttons with `data-copy` copy the code beside them and say so. Where the browser forbids that, they select it. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-copy]');
    const code = button && button.closest('[data-code]')?.querySelector('pre, code');
    if (button && code) void copy(button, code);
  });
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
  button.textContent = 'Copied';
  say(button, 'Copied');
  window.setTimeout(() => {
    button.textContent = 'Copy';
    say(button, '');
  }, resetAfter);
}

function say(button: HTMLButtonElement, message: string, isVisible = false): void {
  const status = button.nextElementSibling;
  if (!status) return;
  status.textContent = message;
  status.classList.toggle('visually-hidden', !isVisible);
}

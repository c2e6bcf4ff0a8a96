const resetAfter = 2000;

/** Buttons with `data-copy` copy that text, or the code beside them when it is empty; `data-copied` shows for a while. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-copy]');
    if (button) void copy(button);
  });
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('[data-code]')?.querySelector('pre')?.textContent;
  await navigator.clipboard.writeText(button.dataset.copy || (code ?? ''));
  const [label, status] = button.children;
  if (label && status) show(label, status, 'Copied', 'Copied');
  window.setTimeout(() => label && status && show(label, status, 'Copy', ''), resetAfter);
}

function show(label: Element, status: Element, text: string, message: string): void {
  label.textContent = text;
  status.textContent = message;
}

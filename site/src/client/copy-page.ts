export {};

const resetAfter = 2000;

/** Buttons with `data-copy-page` copy the page's text as Markdown. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy-page]');
    if (button) void copyPage(button);
  });
}

async function copyPage(button: HTMLElement): Promise<void> {
  const article = button.closest('article');
  const status = button.nextElementSibling;
  if (!article || !status) return;
  try {
    // Loaded on demand, because most readers never use it.
    const { toMarkdown } = await import('./to-markdown');
    await navigator.clipboard.writeText(toMarkdown(article));
    status.textContent = 'Copied as Markdown';
  } catch (error) {
    console.warn(error);
    status.textContent = 'Not copied: the browser does not allow it.';
  }
  status.classList.remove('visually-hidden');
  window.setTimeout(() => {
    status.textContent = '';
    status.classList.add('visually-hidden');
  }, resetAfter);
}

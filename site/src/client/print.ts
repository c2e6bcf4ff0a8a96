let restore = () => {};

/** Switches to light mode and opens all disclosures of the article for printing; undoes both afterwards. */
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('article details:not([open])')];
    dataset.theme = 'light';
    for (const details of closed) details.open = true;
    restore = () => {
      dataset.theme = theme;
      for (const details of closed) details.open = false;
    };
  });
  window.addEventListener('afterprint', () => restore());
}

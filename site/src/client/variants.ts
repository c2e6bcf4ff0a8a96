/**
 * Variants of a field: with scripts, those that are not chosen are `hidden="until-found"`, so that the browser's search finds and
 * opens their fields.
 */
export function onRouteDidUpdate(): void {
  for (const variants of document.querySelectorAll('[data-variants]')) {
    for (const panel of panelsOf(variants)) panel.addEventListener('beforematch', () => showVariant(panel));
    hideOthers(variants);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('change', ({ target }) => {
    const variants = target instanceof Element && target.closest('[data-variants]');
    if (variants) hideOthers(variants);
  });
}

/** Chooses the variant that an element is in. */
export function showVariant(panel: Element): void {
  const variants = panel.closest('[data-variants]');
  const radio = variants && radiosOf(variants)[panelsOf(variants).indexOf(panel)];
  if (!variants || !radio) return;
  radio.checked = true;
  hideOthers(variants);
}

function hideOthers(variants: Element): void {
  const radios = radiosOf(variants);
  for (const [index, panel] of panelsOf(variants).entries())
    if (radios[index]?.checked) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
}

function radiosOf(variants: Element): HTMLInputElement[] {
  return [...variants.querySelectorAll<HTMLInputElement>(':scope > div:first-of-type > label > input')];
}

function panelsOf(variants: Element): Element[] {
  return [...variants.querySelectorAll(':scope > div:last-of-type > section')];
}

const selector = ':scope > li > div:first-child > a';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The names of a list of fields are one stop of the Tab key; arrow keys lead from name to name. */
export function onRouteDidUpdate(): void {
  for (const list of document.querySelectorAll('[data-fields]'))
    for (const [index, name] of namesOf(list).entries()) name.tabIndex = index === 0 ? 0 : -1;
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const list = target instanceof Element && target.closest('[data-fields]');
    const names = list ? namesOf(list) : [];
    const current = names.find((name) => name === target);
    const next = current && names[names.indexOf(current) + (steps[key] ?? names.length)];
    if (!next) return;
    event.preventDefault();
    current.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
}

function namesOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(selector)];
}

export {};

const tooltipId = 'typed-name';
const gap = 6;
/** Time to move the pointer from a name to its tooltip, in milliseconds. */
const leaveAfter = 150;

let shown: HTMLElement | undefined;
let leaving = 0;

/**
 * Shows the type of a name in a TypeScript snippet (`a.typed`) while the name has the pointer or the focus. Without scripts, its
 * `title` says the same. Arrow keys move between names: all names of a snippet are one stop of the Tab key.
 */
if (typeof document !== 'undefined' && 'popover' in HTMLElement.prototype) {
  document.addEventListener('focusin', ({ target }) => enter(target));
  document.addEventListener('focusout', ({ target }) => nameAt(target) && leave());
  document.addEventListener('pointerover', ({ target }) => !hasFocus() && enter(target));
  document.addEventListener('pointerout', ({ target }) => !hasFocus() && nameAt(target) && leave());
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
    else if (move(nameAt(event.target), event.key)) event.preventDefault();
  });
  document.addEventListener('scroll', follow, { capture: true, passive: true });
}

function nameAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('a.typed')) || undefined;
}

/** Whether a name has keyboard focus. If so, the pointer is ignored: the reader does not mean what scrolls below it. */
function hasFocus(): boolean {
  return document.querySelector('a.typed:focus-visible') !== null;
}

function enter(target: EventTarget | null): void {
  const name = nameAt(target);
  if (name) show(name);
  else if (target instanceof Element && target.id === tooltipId) window.clearTimeout(leaving);
}

function leave(): void {
  window.clearTimeout(leaving);
  leaving = window.setTimeout(hide, leaveAfter);
}

function show(name: HTMLElement): void {
  window.clearTimeout(leaving);
  if (shown === name) return;
  hide();
  shown = name;
  const tooltip = getTooltip(name);
  tooltip.textContent = name.title;
  // The browser's own tooltip would be shown as well.
  name.dataset.title = name.title;
  name.removeAttribute('title');
  name.setAttribute('aria-describedby', tooltipId);
  tooltip.showPopover();
  place(tooltip, name);
}

function hide(): void {
  window.clearTimeout(leaving);
  if (!shown) return;
  shown.title = shown.dataset.title ?? '';
  shown.removeAttribute('aria-describedby');
  shown = undefined;
  const tooltip = document.getElementById(tooltipId);
  if (tooltip?.matches(':popover-open')) tooltip.hidePopover();
}

function follow(): void {
  const tooltip = document.getElementById(tooltipId);
  if (shown && tooltip) place(tooltip, shown);
}

/** Returns the tooltip. It is inside the page's landmark, where assistive technology looks for content. */
function getTooltip(name: HTMLElement): HTMLElement {
  const known = document.getElementById(tooltipId);
  if (known) return known;
  const tooltip = document.createElement('div');
  tooltip.id = tooltipId;
  tooltip.role = 'tooltip';
  tooltip.popover = 'manual';
  tooltip.addEventListener('pointerleave', leave);
  (name.closest('article') ?? document.body).append(tooltip);
  return tooltip;
}

/** Places the tooltip below the name, or above it if there is no room below. */
function place(tooltip: HTMLElement, name: HTMLElement): void {
  const { left, top, bottom } = name.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const isBelow = bottom + gap + height <= window.innerHeight;
  tooltip.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
  tooltip.style.top = `${isBelow ? bottom + gap : Math.max(gap, top - height - gap)}px`;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus to another name of the same snippet; returns whether the key does so. */
function move(name: HTMLElement | undefined, key: string): boolean {
  const names = [...(name?.closest('pre')?.querySelectorAll<HTMLElement>('a.typed') ?? [])];
  const next = name && names[steps[key]?.(names.indexOf(name), names.length - 1) ?? -1];
  if (!next) return false;
  name.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  return true;
}

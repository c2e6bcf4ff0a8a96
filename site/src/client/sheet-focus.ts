/**
 * Keeps the focus inside the open sheet of a small screen, because it covers the page. A popover closes when something outside is
 * clicked, but lets Tab leave.
 */
if (typeof document !== 'undefined') document.addEventListener('keydown', onKeyDown);

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

function onKeyDown(event: KeyboardEvent): void {
  const sheet = document.getElementById('code-panel');
  const { activeElement } = document;
  if (event.key !== 'Tab' || !sheet?.matches(':popover-open') || activeElement?.closest('dialog')) return;
  const all = [...sheet.querySelectorAll<HTMLElement>(stops)].filter(isStop);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (activeElement !== from && !(event.shiftKey && activeElement === sheet)) return;
  event.preventDefault();
  to?.focus();
}

/** Whether Tab stops at an element; in a group of radio buttons it does so at the chosen one only. */
function isStop(element: HTMLElement): boolean {
  const isOtherChoice = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
  return (
    element.tabIndex >= 0 && !element.matches(':disabled') && !isOtherChoice && element.checkVisibility()
  );
}

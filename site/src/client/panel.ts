/**
 * The panel next to the fields: choosing a status scrolls to its response, a status in the text shows its response, and Run in the
 * action bar presses the panel's Run.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.choice === 'status') showAnswer(target);
  });
  // Captured, to run before the page's links navigate.
  const first = { capture: true };
  document.addEventListener('click', onClick, first);
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest<HTMLElement>('[data-show-status]');
  if (link && !event.metaKey && !event.ctrlKey && showStatus(link.dataset.showStatus ?? ''))
    event.preventDefault();
  if (target?.closest('[data-run-panel]'))
    document.querySelector<HTMLElement>('#code-panel [data-simulator-action="run"]')?.click();
}

/** Chooses a status of the panel, and on small screens opens the sheet around it. Returns whether the panel has the status. */
function showStatus(status: string): boolean {
  const radio = document.querySelector<HTMLInputElement>(
    `#code-panel [data-choice="status"][value="${status}"]`,
  );
  const sheet = document.getElementById('code-panel');
  if (!radio || !sheet) return false;
  if (!sheet.checkVisibility()) sheet.showPopover();
  chooseStatus(radio);
  radio.focus({ preventScroll: true });
  return true;
}

/** Shows a status's response and scrolls it into view. */
export function chooseStatus(radio: HTMLInputElement): void {
  radio.checked = true;
  showAnswer(radio);
}

function showAnswer(radio: Element): void {
  radio.closest<HTMLElement>('[popover]:not(#code-panel)')?.hidePopover();
  const scroll = radio.closest('[data-panel-scroll]');
  const requests = scroll?.querySelector<HTMLElement>('[data-requests]');
  scroll?.scrollTo({ top: requests?.offsetHeight ?? 0 });
}

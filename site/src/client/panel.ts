/**
 * The panel beside the fields: a status that is chosen scrolls to its response, a status in the text shows it, and Run of the
 * action bar presses Run of the panel.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.choice === 'status') showAnswer(target);
  });
  // Before the links of the page navigate.
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

/** Chooses a status of the panel and opens the sheet that it is in on small screens. False when there is none. */
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

/** Shows the response of a status and brings it into view. */
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

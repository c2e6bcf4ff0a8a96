/** Elements of a row that can have the focus, the most useful first. */
const CONTROLS = ['input:checked', 'input:not([type=radio])', 'select', 'textarea', 'input', 'button'];

/** Moves the focus to the field of a pointer, or to the nearest one around it. */
export function focusField(form: Element | null, pointer: string): void {
  for (let at = pointer; form; at = at.slice(0, at.lastIndexOf('/'))) {
    const rows = [...form.querySelectorAll<HTMLElement>('[data-pointer]')];
    const row = rows.find(({ dataset }) => dataset.pointer === at);
    if (row) return focusControl(row);
    if (at === '') return;
  }
}

/** Moves the focus to the first field that is wrong, or that is required and empty; leaves it without one. */
export function focusFirst(form: Element | null): void {
  const row = form?.querySelector<HTMLElement>('[data-pointer]:has(> [data-wrong])');
  if (row) focusControl(row);
}

function focusControl(row: HTMLElement): void {
  const own = row.firstElementChild ?? row;
  const control = CONTROLS.map((selector) => row.querySelector<HTMLElement>(selector)).find(Boolean);
  const ownControl = CONTROLS.map((selector) => own.querySelector<HTMLElement>(selector)).find(Boolean);
  const target = ownControl ?? control ?? row;
  target.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** The stops of a row, in this order: the name, and the button that opens the uses. */
const stops = ':scope > div:first-child > :is([data-part="name"], [popovertarget])';

/** The number of rows and columns that each key moves. */
const steps: Record<string, [rows: number, columns: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * Makes a list of fields one stop of the Tab key: the up and down arrow keys move between fields, the left and right ones between a
 * field's name and its uses, Home and End to the first and the last field.
 */
export function onRouteDidUpdate(): void {
  for (const list of document.querySelectorAll('[data-fields]')) updateRovingTabindex(list);
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target);
    if (place) updateRovingTabindex(place.list, place.stop);
  });
  document.addEventListener('keydown', (event) => {
    const place = placeOf(event.target);
    const next = place && nextStop(place, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

interface Place {
  list: Element;
  stop: HTMLElement;
  rows: HTMLElement[][];
  row: number;
  column: number;
}

function placeOf(target: EventTarget | null): Place | undefined {
  const list = target instanceof Element ? target.closest('[data-fields]') : null;
  if (!(target instanceof HTMLElement) || !list) return undefined;
  const rows = rowsOf(list);
  const row = rows.findIndex((one) => one.includes(target));
  return row < 0 ? undefined : { list, stop: target, rows, row, column: rows[row]?.indexOf(target) ?? 0 };
}

function nextStop(place: Place, key: string): HTMLElement | undefined {
  const step = steps[key];
  if (step) return stopFrom(place, step);
  const end = { Home: 0, End: -1 }[key];
  return end === undefined ? undefined : place.rows.at(end)?.[0];
}

/** Returns the stop that an arrow key moves to. A row without uses is entered at its name. */
function stopFrom({ rows, row, column }: Place, [down, right]: [number, number]): HTMLElement | undefined {
  const next = rows[row + down];
  return right === 0 ? (next?.[column] ?? next?.[0]) : next?.[column + right];
}

function updateRovingTabindex(list: Element, stop = rowsOf(list)[0]?.[0]): void {
  for (const one of rowsOf(list).flat()) one.tabIndex = one === stop ? 0 : -1;
}

function rowsOf(list: Element): HTMLElement[][] {
  return [...list.children].map((row) => [...row.querySelectorAll<HTMLElement>(stops)]);
}

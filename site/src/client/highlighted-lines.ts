import { pathsOf } from './json-paths';

const highlighted = 'is-highlighted';

/**
 * Pointing at a field highlights its line in the example next to it; pointing at a line highlights its field's name. The path of a
 * line is derived from its text when it is needed: the simulator's responses exist in the browser only, so that paths written into
 * the page would be a second derivation of the same.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const element of document.querySelectorAll(`.${highlighted}`)) element.classList.remove(highlighted);
    const line = target.closest('#code-panel .line');
    const field = target.closest('[data-field]');
    if (line) highlightField(line);
    else if (field) highlightLine(field.id);
  });
}

function highlightLine(id: string): void {
  const isRequest = id.startsWith('request.');
  const pre = shownCode(isRequest ? '[data-requests]' : '[data-responses]') ?? shownCode('');
  const lines = [...(pre?.querySelectorAll('.line') ?? [])];
  const places = pathsOf(lines.map((line) => line.textContent ?? ''));
  const index = places.indexOf(placeOf(id));
  lines[index]?.classList.add(highlighted);
}

function highlightField(line: Element): void {
  const lines = [...(line.closest('pre')?.querySelectorAll('.line') ?? [])];
  const place = pathsOf(lines.map((one) => one.textContent ?? ''))[lines.indexOf(line)];
  if (place === undefined) return;
  const isRequest = line.closest('[data-requests]') !== null;
  const fields = [...document.querySelectorAll('[data-field]')];
  const field = fields.find(
    ({ id }) => placeOf(id) === place && (isRequest ? id.startsWith('request.') : !id.startsWith('request.')),
  );
  if (!field) return;
  line.classList.add(highlighted);
  field.querySelector('a')?.classList.add(highlighted);
}

/**
 * Returns a field's path in the JSON. Anchors begin with the body (`request.`, `201.`) and name the variant in a segment:
 * `contact:ContactData.city`.
 */
function placeOf(id: string): string {
  return id.replace(/^(?:request|\d{3})(?::\w+)?\./, '').replaceAll(/:\w+/g, '');
}

function shownCode(scope: string): HTMLElement | undefined {
  const blocks = [...document.querySelectorAll<HTMLElement>(`#code-panel ${scope} pre`)];
  return blocks.find((block) => block.checkVisibility());
}

import type { WorldAnswer } from './answer';
import type { Origin } from './provenance';

/** The most characters of a header. */
const MOST = 1000;

/** The most characters of a reason, which the example of a documented error does not say. */
const MOST_DETAIL = 300;

const ORDER: readonly Origin[] = ['stored', 'computed', 'example', 'made'];

/**
 * Says in two response headers how an answer came about: the pointers to its values by origin, and whether anything changed. The
 * first word is the strongest origin. Both are items with parameters.
 * @see https://www.rfc-editor.org/rfc/rfc9651
 */
export function provenanceHeaders(answer: WorldAnswer): Record<string, string> {
  return { 'World-Answer': formatAnswer(answer), 'World-Effect': formatEffect(answer) };
}

function formatAnswer({
  kind,
  rule,
  isDocumented,
  provenance,
  repaired,
  status,
  notes,
}: WorldAnswer): string {
  const undocumented = isDocumented ? '' : ';undocumented';
  const detail = `;detail=${quote((notes.at(-1) ?? '').slice(0, MOST_DETAIL))}`;
  if (kind === 'none') return `none;status=${status}${detail}`;
  if (kind === 'refused') return `refused;rule=${quote(rule ?? 'unknown')}${undocumented}${detail}`;
  const present = ORDER.filter((origin) => provenance[origin].length > 0);
  const [first = 'computed', ...others] = present;
  const groups = others.map((origin): [string, readonly string[]] => [origin, provenance[origin]]);
  const whole = [...groups, ...(repaired.length > 0 ? [['repaired', repaired] as const] : [])];
  let text = first + undocumented;
  for (const [name, pointers] of whole) {
    const list = shorten(pointers, Math.max(MOST - text.length - 40, 0));
    text += `;${name}=${quote(list)}`;
  }
  return text;
}

function formatEffect({ effect, rule }: WorldAnswer): string {
  return effect === 'assumed' && rule !== undefined ? `assumed;rule=${quote(rule)}` : effect;
}

/** As many pointers as fit, and how many are left. */
function shorten(pointers: readonly string[], most: number): string {
  let text = '';
  for (const [index, pointer] of pointers.entries()) {
    const next = pointer === '' ? '/' : pointer;
    if (text.length + next.length + 1 > most) return `${text} +${pointers.length - index}`.trim();
    text += `${text === '' ? '' : ' '}${next}`;
  }
  return text;
}

/** A string of a structured field: printable ASCII. */
function quote(text: string): string {
  const ascii = text.replaceAll(/[^\x20-\x7e]/g, '?');
  return `"${ascii.replaceAll(/["\\]/g, '\\$&')}"`;
}

import { formatValue } from '../../json/format-value';
import { isObject, type Json } from '../../json/json';

/** How a stream separates its items: as server-sent events, by lines, or by a record separator before each. */
export type Framing = 'events' | 'lines' | 'records';

const FRAMINGS: readonly (readonly [Framing, RegExp])[] = [
  ['events', /^text\/event-stream\s*(?:;|$)/i],
  ['lines', /^application\/(?:x-)?(?:jsonl|ndjson)\s*(?:;|$)/i],
  ['records', /^application\/(?:[^;]+\+)?json-seq\s*(?:;|$)/i],
];

/** The fields of an event that a browser knows. @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
export const EVENT_FIELDS: ReadonlySet<string> = new Set(['event', 'data', 'id', 'retry']);

/** Begins each item of a JSON text sequence. @see https://www.rfc-editor.org/rfc/rfc7464#section-2.2 */
export const RECORD_SEPARATOR = '\u001e';

/** Returns how a media type separates its items; undefined if it is not a stream of items. */
export function framingOf(mediaType: string): Framing | undefined {
  return FRAMINGS.find(([, pattern]) => pattern.test(mediaType))?.[0];
}

/** Writes the items of a stream as they are sent. A JSON value without the fields of an event is the data of one. */
export function writeSequence(items: readonly Json[], framing: Framing): string {
  if (framing === 'events') return items.map(writeEvent).join('');
  const start = framing === 'records' ? RECORD_SEPARATOR : '';
  return items.map((item) => `${start}${JSON.stringify(item)}\n`).join('');
}

/** @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
function writeEvent(event: Json): string {
  const fields = isEvent(event) ? Object.entries(event) : [['data', event] as const];
  const lines = fields.flatMap(([name, value]) =>
    formatValue(value)
      .split('\n')
      .map((line) => `${name}: ${line}\n`),
  );
  return `${lines.join('')}\n`;
}

function isEvent(item: Json): item is Record<string, Json> {
  if (!isObject(item)) return false;
  const names = Object.keys(item);
  return names.every((name) => EVENT_FIELDS.has(name)) && names.some((name) => name !== 'id');
}

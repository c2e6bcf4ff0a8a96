import { formatValue } from '../../json/format-value';
import { isObject, type Json } from '../../json/json';
import { tryParse } from '../../json/try-parse';
import { readText, shapeOfItem, shapeOfMember, takes, type ValueShape } from './value-shape';

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

/**
 * Reads the items of a stream, the reverse of `writeSequence`.
 * @param shape of all items, or of one; an event is its `data` unless an item has a property of that name.
 */
export function readSequence(text: string, framing: Framing, shape: ValueShape): Json[] {
  const end = { events: /\r?\n\r?\n/, records: RECORD_SEPARATOR, lines: /\r?\n/ }[framing];
  const read = framing === 'events' ? readEvent : readItem;
  return text
    .split(end)
    .filter((item) => item.trim() !== '')
    .map((item, index) => read(item, takes(shape, 'array') ? shapeOfItem(shape, index) : shape));
}

function readEvent(event: string, shape: ValueShape): Json {
  const fields = new Map<string, string>();
  for (const line of event.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    // A line that begins with a colon is a comment.
    if (name !== '') fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value);
  }
  if (!Object.hasOwn(shape.properties ?? {}, 'data')) return readItem(fields.get('data') ?? '', shape);
  return Object.fromEntries(
    [...fields].map(([name, value]) => [name, readText(value, shapeOfMember(shape, name))]),
  );
}

function readItem(text: string, shape: ValueShape): Json {
  const value = tryParse(text);
  return value === undefined ? readText(text, shape) : value;
}

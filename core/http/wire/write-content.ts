import { formatValue } from '../../json/format-value';
import { isObject, type Json } from '../../json/json';
import { isJson, isSequence } from './body-format';

/** Writes a value as a document of a media type: compact JSON, or a string as it is. */
export function writeContent(value: Json, mediaType: string): string {
  if (isJson(mediaType)) return JSON.stringify(value);
  return Array.isArray(value) && isSequence(mediaType) ? writeSequence(value, mediaType) : formatValue(value);
}

function writeSequence(items: readonly Json[], mediaType: string): string {
  if (/event-stream/i.test(mediaType)) return items.map(writeEvent).join('');
  const start = /json-seq/i.test(mediaType) ? '\u001e' : '';
  return items.map((item) => `${start}${JSON.stringify(item)}\n`).join('');
}

/** @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
function writeEvent(event: Json): string {
  const fields = isObject(event) ? Object.entries(event) : [['data', event] as const];
  const lines = fields.flatMap(([name, value]) =>
    formatValue(value)
      .split('\n')
      .map((line) => `${name}: ${line}\n`),
  );
  return `${lines.join('')}\n`;
}

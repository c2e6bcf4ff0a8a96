import { attempt, difference, judgeText, type Value } from './decode-values';

/** A document of a media type. XML is judged elsewhere, by its elements. */
export function judgeContent(name: string, text: string, mediaType: string, value: Value): string[] {
  if (/^[^;]*[/+]json\s*(;|$)/i.test(mediaType) || /ya?ml/i.test(mediaType))
    return attempt(name, () => difference(name, JSON.parse(text) as Value, value));
  if (Array.isArray(value) && /json-seq|jsonl|ndjson/i.test(mediaType))
    return attempt(name, () => {
      const items = text
        .replaceAll('\u001e', '\n')
        .split('\n')
        .filter((item) => item.trim() !== '');
      return difference(
        name,
        items.map((item) => JSON.parse(item) as Value),
        value,
      );
    });
  if (/event-stream/i.test(mediaType))
    return text.endsWith('\n\n') ? [] : [`${name}: the last event has no end`];
  if (/[/+]xml/i.test(mediaType) && typeof value === 'object')
    return text.trim().startsWith('<') ? [] : [`${name}: no XML`];
  return judgeText(name, text, value);
}

import { isObject, type Json } from '#core/json/json';

/** Beyond it, hundredths are no longer exact. */
const LIMIT = 90_000_000_000_000;

/** Names of the fields whose number is too large to reckon with in cents; `items[0].amount` inside a list. */
export function fieldsOutOfRange(value: Json, name = ''): string[] {
  if (typeof value === 'number') return Math.abs(value) < LIMIT ? [] : [name];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => fieldsOutOfRange(entry, `${name}[${index}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([member, inner]) =>
    fieldsOutOfRange(inner, name === '' ? member : `${name}.${member}`),
  );
}

import { isObject, type Json } from '#core/json/json';

/** Beyond it, hundredths are no longer exact. */
const LIMIT = 90_000_000_000_000;

/** Names of the fields whose number is too large to reckon with in cents; `items[0].amount` inside a list. */
export function fieldsOutOfRange(body: Json): string[] {
  const tooLarge: string[] = [];
  const waiting: [name: string, value: Json][] = [['', body]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [name, value] = next;
    if (typeof value === 'number' && Math.abs(value) >= LIMIT) tooLarge.push(name);
    waiting.push(...membersOf(name, value));
  }
  return tooLarge;
}

function membersOf(name: string, value: Json): [string, Json][] {
  if (Array.isArray(value)) return value.map((entry, index) => [`${name}[${index}]`, entry]);
  if (!isObject(value)) return [];
  return Object.entries(value).map(([member, inner]) => [name === '' ? member : `${name}.${member}`, inner]);
}

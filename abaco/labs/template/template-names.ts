import { entriesOf } from '#core/json/read';
import type { Json } from '#core/json/json';

/** Names for the items of a list, as the loops on the templates pages call them. */
const MEMBERS: Readonly<Record<string, string>> = { items: 'item', taxes: 'tax', payments: 'payment' };

/** Returns the names of the variables of a template: `document.total`, `item.quantity`, `document.items`. */
export function templateNames(objects: Json, path = ''): string[] {
  return entriesOf(objects).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const members = Array.isArray(value)
      ? templateNames(value[0] ?? null, MEMBERS[key] ?? key)
      : templateNames(value, name);
    return [name, ...members];
  });
}

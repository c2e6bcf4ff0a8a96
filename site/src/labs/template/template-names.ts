import { entriesOf } from '#core/json/read';
import type { Json } from '#core/json/json';

/** Names of the members of a list, as the loops of the pages call them. */
const MEMBERS: Readonly<Record<string, string>> = { items: 'item', taxes: 'tax', payments: 'payment' };

/** The variables of a template: `document.total`, `item.quantity`, `document.items`. */
export function templateNames(objects: Json, path = ''): string[] {
  return entriesOf(objects).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const members = Array.isArray(value)
      ? templateNames(value[0] ?? null, MEMBERS[key] ?? key)
      : templateNames(value, name);
    return [name, ...members];
  });
}

import { formatValue } from '../json/format-value';
import type { Json } from '../json/json';

/** Returns the members of an object value as pairs, without those that are null. */
export function memberTexts(value: { [key: string]: Json }): [name: string, text: string][] {
  return Object.entries(value)
    .filter(([, member]) => member !== null)
    .map(([name, member]) => [name, formatValue(member)]);
}

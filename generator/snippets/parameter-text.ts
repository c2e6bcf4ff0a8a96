import type { Json } from '#core/json/json';

/** Text of one value inside a parameter: a string as it is, everything else as JSON text. */
export function parameterText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Members of an object value as pairs, members that are null left out. */
export function memberTexts(value: { [key: string]: Json }): [name: string, text: string][] {
  return Object.entries(value)
    .filter(([, member]) => member !== null)
    .map(([name, member]) => [name, parameterText(member)]);
}

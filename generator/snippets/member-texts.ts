import type { Json } from '#core/json/json';

/** Formats one value inside a parameter: a string stays as it is, every other value becomes JSON. */
export function parameterText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the members of an object value as pairs, without those that are null. */
export function memberTexts(value: { [key: string]: Json }): [name: string, text: string][] {
  return Object.entries(value)
    .filter(([, member]) => member !== null)
    .map(([name, member]) => [name, parameterText(member)]);
}

import type { Json } from '#core/json/json';

/** A value as readers write it: JSON, without quotes for a string. */
export function formatValue(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

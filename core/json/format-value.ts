import type { Json } from './json';

/** Formats a value as readers write it: JSON, but without quotes around a string. */
export function formatValue(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

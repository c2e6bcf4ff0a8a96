import type { Json } from './json';

/** Parses JSON; undefined for a string that is not JSON. */
export function tryParse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

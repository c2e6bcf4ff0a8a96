import type { Json } from '#core/json/json';

/** The text of a keyword that lint has checked to be one. */
export function keywordText(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error(`${JSON.stringify(value)} is not a string.`);
  return value;
}

/**
 * The longest text of one repeated letter that a pattern takes, found by its own quantifiers (`{1,40}`); empty when it
 * takes none.
 */
export function longestMatch(pattern: RegExp): string {
  const counts = [...pattern.source.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, count]) => Number(count));
  const texts = counts.flatMap((count) => ['x'.repeat(count), 'X'.repeat(count)]);
  return texts.filter((text) => pattern.test(text)).sort((one, other) => other.length - one.length)[0] ?? '';
}

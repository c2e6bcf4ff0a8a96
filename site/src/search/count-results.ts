import { translatePlural } from '#core/labels/translate';
/** Formats a number of results: `1 result`, `12 results`. */
export function countResults(total: number): string {
  return translatePlural('{count} result|{count} results', total);
}

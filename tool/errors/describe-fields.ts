import { isObject, type Json } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';
import type { Content } from '../content/content';
import { shorten } from '../text/clean';
import { readMessages } from './read-messages';

const MOST_FIELDS = 3;
const LINE = 220;

/** The documentation of the fields and parameters that the body of an error names: lines of the operation's page. */
export function describeFields({ facts, pages }: Content, id: string, given?: Json): string[] {
  const body = typeof given === 'string' ? tryParse(given) : given;
  if (body === undefined || !isObject(body)) return [];
  const lines = (pages[facts.operations[id]?.href ?? ''] ?? '').split('\n').map((line) => line.trim());
  const names = new Set(readMessages(body).map(({ field }) => lastName(field)));
  return [...names]
    .flatMap((name) => lines.find((line) => line.startsWith(`- \`${name}\` `)) ?? [])
    .slice(0, MOST_FIELDS)
    .map((line) => shorten(line, LINE).replace('\n', ' '));
}

/** `items[0].total_amount` is documented as `total_amount`. */
function lastName(field: string): string {
  return (
    field
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]$/, '') ?? field
  );
}

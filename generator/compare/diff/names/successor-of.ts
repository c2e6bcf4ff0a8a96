import type { JsonObject } from '#core/json/json';
import { textOf, textsOf } from '#core/json/read';

/** A sentence with the replacement of something, if the description names it (`x-replaced-by`). */
export function successorOf(raw: JsonObject | undefined): string | undefined {
  const given = raw?.['x-replaced-by'];
  const names = [textOf(given) ?? [], textsOf(given)].flat();
  if (names.length === 0) return undefined;
  return `Use ${new Intl.ListFormat('en').format(names.map((name) => `\`${name}\``))} instead.`;
}

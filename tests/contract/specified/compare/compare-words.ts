import { listOf, objectOf, textOf } from '#core/json/read';
import { cite } from './cite';
import { entryOf } from './compare-presence';
import type { Finding } from './finding';
import type { KnownField } from './known-field';

/** Defaults that depend on the day and that no text of their field tells. */
export function compareWords(fields: readonly KnownField[]): Finding[] {
  const told = new Set(fields.filter(tellsDefault).map(({ label }) => label));
  const lost = fields.filter(
    ({ field, label, pointers }) =>
      field.defaultInWords !== undefined && pointers.length > 0 && !told.has(label),
  );
  return lost.map(({ label, field, pointers }) => ({
    pointer: pointers[0]!,
    message: `${label} does not say that it is ${field.defaultInWords} when it is left out (${cite(entryOf(label))}).`,
    remedy: `Write "${field.defaultInWords}" into its description.`,
  }));
}

function tellsDefault({ field, sites }: KnownField): boolean {
  const texts = sites.flatMap(({ schema }) => [
    textOf(schema.description) ?? '',
    ...listOf(schema['x-notes']).map((note) => textOf(objectOf(note).text) ?? ''),
  ]);
  return texts.some((text) => text.includes(field.defaultInWords ?? '\0'));
}

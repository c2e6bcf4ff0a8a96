import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { JsonObject } from '#core/json/json';
import { findVariants } from '#core/schema/variants';
import type { Schema } from '../api-model';
import { emptySchema } from './empty-schema';

/** Adds to each base with a discriminator the schemas that extend it. Changes the schemas. */
export function addVariants(components: JsonObject, schemasByName: ReadonlyMap<string, Schema>): void {
  const found = findVariants(components);
  if (found.size === 0) return;
  const exact = new Map<string, Schema>();
  const exactly = (ref: string) =>
    getOrInsertComputed(exact, ref, () => ({ ...emptySchema(), ref, isExact: true }));
  for (const [name, schema] of schemasByName) {
    const names = found.get(name)?.names ?? [];
    // A schema that adds nothing to its base would count as this base.
    if (names.length > 0 || schema.allOf.length > 0) schema.variants = names.map(exactly);
  }
}

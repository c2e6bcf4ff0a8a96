import type { NamedSchema, Schema } from '../api-model';
import type { ModelContext } from '../model-context';
import { entriesOf } from '#core/json/read';
import { slugOf } from '../slug';
import { uniqueName } from '../unique-name';
import { buildSchema } from './build-schema';
import { emptySchema } from './empty-schema';
import { cyclicNameOf } from './reference';

/** The component schemas of the description by name, known to the context afterwards. */
export function buildComponentSchemas(context: ModelContext): void {
  for (const [name, raw] of entriesOf(context.bundle.components?.schemas)) {
    context.schemasByName.set(name, buildSchema(raw, context));
  }
}

/**
 * Every schema that a reference may name, sorted by name, each with a slug of its own. To be called last: which schemas
 * outside the components contain themselves is only known when everything else is built.
 */
export function collectNamedSchemas({
  schemasByName,
  cyclicReferences,
  inlineSchemas,
}: ModelContext): NamedSchema[] {
  const cyclic = [...cyclicReferences].map((reference): [string, Schema] => [
    cyclicNameOf(reference),
    inlineSchemas.get(reference) ?? emptySchema(),
  ]);
  const taken = new Set(['index']);
  return [...schemasByName, ...cyclic]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => ({ name, slug: uniqueName(taken, slugOf(name)), schema }));
}

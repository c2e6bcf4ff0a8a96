import type { NamedSchema } from '../api-model';
import type { ModelContext } from '../model-context';
import { entriesOf, objectOf } from '#core/json/read';
import { slugOf } from '../slug';
import { uniqueName } from '../unique-name';
import { lookUp } from '#core/openapi/resolve';
import { addVariants } from './add-variants';
import { buildSchema } from './build-schema';
import { emptySchema } from './empty-schema';
import { cyclicNameOf } from './reference';

/** Builds the component schemas of the description by name, and stores them in the context. */
export function buildComponentSchemas(context: ModelContext): void {
  for (const [name, raw] of entriesOf(context.bundle.components?.schemas)) {
    context.schemasByName.set(name, buildSchema(raw, context));
  }
  addVariants(objectOf(context.bundle.components?.schemas), context.schemasByName);
}

/**
 * Returns every schema that a reference may name, sorted by name, each with a unique slug. Call this last: only after everything
 * else is built is it known which schemas outside the components contain themselves.
 */
export function collectNamedSchemas({
  bundle,
  schemasByName,
  cyclicReferences,
  inlineSchemas,
}: ModelContext): NamedSchema[] {
  const components = objectOf(bundle.components?.schemas);
  const named = [...schemasByName].map(([name, schema]) => ({ name, schema, rawSchema: components[name] }));
  const cyclic = [...cyclicReferences].map((reference) => ({
    name: cyclicNameOf(reference),
    schema: inlineSchemas.get(reference) ?? emptySchema(),
    rawSchema: lookUp(bundle, reference),
  }));
  const taken = new Set(['index']);
  return [...named, ...cyclic]
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((one) => ({ ...one, slug: uniqueName(taken, slugOf(one.name)) }));
}

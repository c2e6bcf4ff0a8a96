import type { NamedSchema } from '../api-model';
import type { ModelContext } from '../model-context';
import { entriesOf, objectOf } from '#core/json/read';
import { slugOf } from '../slug';
import { uniqueName } from '../unique-name';
import { lookUp } from '../../normalize/resolve';
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

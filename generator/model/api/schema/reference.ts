import type { JsonObject } from '#core/json/json';
import { componentNameOf } from '#core/schema/component-pointer';
import type { Schema } from '../api-model';
import type { ModelContext } from '../model-context';
import { lookUp } from '#core/openapi/resolve';
import { slugOf } from '../slug';
import { buildSchema } from './build-schema';
import { emptySchema } from './empty-schema';

/**
 * Builds the schema of a reference: `ref` and its siblings. A reference to anything except a component schema has no name, so it is
 * replaced by its target.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#name-schema-references
 */
export function buildReference(
  reference: string,
  beside: Schema,
  raw: JsonObject,
  context: ModelContext,
): Schema {
  const name = componentNameOf(reference);
  if (name !== undefined) return { ...beside, ref: name };
  const target = buildInlineTarget(reference, context);
  return Object.keys(raw).length === 1 ? target : { ...beside, allOf: [target, ...beside.allOf] };
}

function buildInlineTarget(reference: string, context: ModelContext): Schema {
  const { inlineSchemas, cyclicReferences } = context;
  const known = inlineSchemas.get(reference);
  if (known) return known;
  if (inlineSchemas.has(reference)) {
    cyclicReferences.add(reference);
    return { ...emptySchema(), ref: cyclicNameOf(reference) };
  }
  inlineSchemas.set(reference, undefined);
  const schema = buildSchema(lookUp(context.bundle, reference), context);
  inlineSchemas.set(reference, schema);
  return schema;
}

/**
 * Returns a name for a schema that contains itself and is not a component, from its pointer: `paths-invoices-post-request-body`.
 */
export function cyclicNameOf(reference: string): string {
  return slugOf(reference);
}

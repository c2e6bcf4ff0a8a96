import type { JsonObject } from '#core/json/json';
import { componentNameOf } from '#core/schema/component-pointer';
import type { Schema } from '../api-model';
import type { ModelContext } from '../model-context';
import { lookUp } from '../../normalize/resolve';
import { slugOf } from '../slug';
import { buildSchema } from './build-schema';
import { emptySchema } from './empty-schema';

/**
 * The schema of a reference: `ref` with what stands beside it. A reference to another place than a component schema
 * has no name, so the schema found there takes its place.
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

/** Name of a schema that contains itself and is no component: its place in words, `paths-invoices-post-request-body`. */
export function cyclicNameOf(reference: string): string {
  return slugOf(reference);
}

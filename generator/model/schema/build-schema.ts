import type { Json, Schema } from '../api-model';
import { buildDescribed } from '../described';
import type { ModelContext } from '../model-context';
import { objectOf, textOf } from '../raw';
import { buildComposition } from './composition';
import { buildConditions } from './conditions';
import { buildDiscriminator } from './discriminator';
import { emptySchema } from './empty-schema';
import { buildArrayMembers, buildObjectMembers } from './members';
import { withoutOpenApi30Forms } from './openapi-30';
import { buildReference } from './reference';
import { buildLimits, buildTypes, buildValues } from './values';

/**
 * A Schema Object, or a boolean schema, with its references kept by component name.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export function buildSchema(value: Json | undefined, context: ModelContext): Schema {
  if (typeof value === 'boolean') return { ...emptySchema(), boolean: value };
  const given = objectOf(value);
  const raw = context.bundle.openapi.startsWith('3.0') ? withoutOpenApi30Forms(given) : given;
  const schema: Schema = {
    ...emptySchema(),
    ...buildDescribed(raw),
    title: textOf(raw.title),
    types: buildTypes(raw),
    ...buildValues(raw),
    readOnly: raw.readOnly === true,
    writeOnly: raw.writeOnly === true,
    limits: buildLimits(raw),
    ...buildObjectMembers(raw, context),
    ...buildArrayMembers(raw, context),
    ...buildComposition(raw, context),
    ...buildConditions(raw, context),
    discriminator: buildDiscriminator(raw),
  };
  return typeof raw.$ref === 'string' ? buildReference(raw.$ref, schema, raw, context) : schema;
}

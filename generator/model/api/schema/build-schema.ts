import { readDeprecation, withDeprecation } from '#core/openapi/deprecation';
import { ownOrder } from '#core/schema/member-order';
import { readUpdateMark } from '#core/openapi/update-mark';
import type { Json, JsonObject } from '#core/json/json';
import type { Schema } from '../api-model';
import { buildBasis, buildNotes } from '../described';
import type { ModelContext } from '../model-context';
import { withOrigin } from '../origins';
import { entriesOf, labelOf, listOf, objectOf, textOf, textsOf } from '#core/json/read';
import { buildExternalDocs, withExternalDocs } from '../external-docs';
import { buildDiscriminator } from './discriminator';
import { emptySchema } from './empty-schema';
import {
  nameOfAdditional,
  buildAdditionalProperties,
  buildContains,
  buildPatternProperties,
  buildProperties,
  buildRequiredOnly,
} from './members';
import { withoutOpenApi30Forms } from '../../../read/normalize/openapi-30';
import { buildReference } from './reference';
import { buildXml } from './xml';
import { buildDefault, buildEnum, buildLimits, buildSchemaExamples, buildTypes, buildValue } from './values';

/**
 * Builds a Schema Object, or a boolean schema, with its references kept by component name.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export function buildSchema(value: Json | undefined, context: ModelContext): Schema {
  if (typeof value === 'boolean') return { ...emptySchema(), boolean: value };
  const given = objectOf(value);
  const raw = context.bundle.openapi.startsWith('3.0') ? withoutOpenApi30Forms(given) : given;
  const schema = buildKeywords(raw, context);
  const built = typeof raw.$ref === 'string' ? buildReference(raw.$ref, schema, raw, context) : schema;
  return withOrigin(context, built, given);
}

// A single literal: a model has far more schemas than other objects, and spreading parts would take three times as long.
function buildKeywords(raw: JsonObject, context: ModelContext): Schema {
  const required = new Set(textsOf(raw.required));
  const build = (value: Json | undefined) => (value === undefined ? undefined : buildSchema(value, context));
  const buildAll = (value: Json | undefined) => listOf(value).map((branch) => buildSchema(branch, context));
  return {
    description: withExternalDocs({
      description: withDeprecation(textOf(raw.description), readDeprecation(raw)),
      externalDocs: buildExternalDocs(raw.externalDocs),
    }),
    basis: buildBasis(raw['x-basis'], raw['x-decision']),
    notes: buildNotes(raw),
    update: readUpdateMark(raw),
    deprecated: raw.deprecated === true,
    title: labelOf(raw.title),
    types: buildTypes(raw),
    format: textOf(raw.format),
    enum: buildEnum(raw),
    const: buildValue(raw.const),
    default: buildDefault(raw),
    examples: buildSchemaExamples(raw),
    readOnly: raw.readOnly === true,
    writeOnly: raw.writeOnly === true,
    limits: buildLimits(raw),
    order: ownOrder(raw),
    properties: buildProperties(raw, required, context),
    requiredOnly: buildRequiredOnly(raw, required),
    patternProperties: buildPatternProperties(raw, context),
    additionalProperties: buildAdditionalProperties(raw, context),
    ...nameOfAdditional(raw),
    propertyNames: build(raw.propertyNames),
    // After a tuple, both describe the further elements.
    items: build(raw.items ?? (raw.prefixItems && raw.unevaluatedItems)),
    prefixItems: buildAll(raw.prefixItems),
    contains: buildContains(raw, context),
    contentSchema: build(raw.contentSchema),
    allOf: buildAll(raw.allOf),
    anyOf: buildAll(raw.anyOf),
    oneOf: buildAll(raw.oneOf),
    not: build(raw.not),
    if: build(raw.if),
    then: build(raw.then),
    else: build(raw.else),
    dependentRequired: entriesOf(raw.dependentRequired).map(([property, names]) => ({
      property,
      required: textsOf(names),
    })),
    dependentSchemas: entriesOf(raw.dependentSchemas).map(([property, schema]) => ({
      property,
      schema: buildSchema(schema, context),
    })),
    xml: buildXml(raw.xml, [raw.type].flat().includes('array')),
    discriminator: buildDiscriminator(raw),
  };
}

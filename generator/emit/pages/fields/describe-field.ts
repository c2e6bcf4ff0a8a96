import { withUpdateSentence } from '#core/openapi/update-mark';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Schema } from '../../../model/api/api-model';
import { buildNotesData } from '../data/notes';
import { omitFalse } from '../omit-empty';
import type { DescribedField, PageContext } from '../page-context';
import { elementOf } from '../../../model/wording/element-of';
import { withElementText } from '../../../model/wording/element-text';
import { listNestedSchemas } from '../../../model/wording/nested-schemas';
import { listTitles, titleBeside } from '../../../model/wording/titles';
import { formatType, labelsIn } from '../../../model/wording/type-text';
import { buildValueData } from './value-data';

/** Returns the title of a field, if neither its name nor its type says the same. */
export function titleOfField(name: string, { titles, row }: DescribedField): string | undefined {
  // Most fields do not have titles, and there are very many fields.
  if (titles.length === 0) return undefined;
  return titleBeside(titles, [name, formatType(row.type), ...labelsIn(row.type)]);
}

/** Describes a field of the body of an update, with what the update does with its earlier value. */
export function describeUpdatedField(schema: Schema, context: PageContext): DescribedField {
  const described = describeField(schema, context);
  if (described.update === undefined) return described;
  const description = withUpdateSentence(described.description, described.update);
  return { ...described, description, row: { ...described.row, html: context.renderMarkdown(description) } };
}

/** Describes a schema as a field, each schema only once: a component is shown on many pages. */
export function describeField(schema: Schema, context: PageContext): DescribedField {
  return getOrInsertComputed(context.describedFields, schema, () => describe(schema, context));
}

function describe(schema: Schema, context: PageContext): DescribedField {
  const { element, refs } = elementOf(schema, context);
  const description = textOf(schema, context);
  return {
    row: describeRow(schema, context),
    description,
    update: context.merge(schema).schema.update,
    titles: listTitles(schema, context),
    refs,
    hasMembers: hasMembers(element.schema) || listNestedSchemas(schema, context).length > 0,
  };
}

function describeRow(schema: Schema, context: PageContext): DescribedField['row'] {
  const { schema: merged } = context.merge(schema);
  const values = buildValueData(schema, context);
  return {
    type: values.type,
    readOnly: omitFalse(merged.readOnly),
    writeOnly: omitFalse(merged.writeOnly),
    deprecated: omitFalse(schema.deprecated),
    html: context.renderMarkdown(textOf(schema, context)),
    enum: values.enum,
    limits: values.limits,
    default: values.default,
    const: values.const,
    examples: values.examples,
    basis: schema.basis,
    notes: buildNotesData(schema.notes, context),
  };
}

function textOf(schema: Schema, context: PageContext): string | undefined {
  return withElementText(context.merge(schema).schema.description, schema, context);
}

/** Whether a schema has members, alternatives or conditions to write out. */
export function hasMembers(schema: Schema): boolean {
  const { properties, patternProperties, prefixItems, oneOf, anyOf, allOf } = schema;
  const { dependentRequired, dependentSchemas } = schema;
  const lists = [
    properties,
    patternProperties,
    prefixItems,
    oneOf,
    anyOf,
    allOf,
    dependentRequired,
    dependentSchemas,
  ];
  return (
    lists.some((list) => list.length > 0) ||
    typeof schema.additionalProperties === 'object' ||
    schema.if !== undefined ||
    schema.not !== undefined
  );
}

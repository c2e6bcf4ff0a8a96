import { canonicalText } from './canonical-text';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { listOf, textOf } from '#core/json/read';
import type { Schema, SchemaType } from '../../../model/api/api-model';
import { limitsOf } from './limits';
import { ANY, type Condition, type Shape } from './shape';

/**
 * The meaning of the keywords of one schema, without what it refers to and without its alternatives.
 * @param raw the object that the schema was built from.
 */
export function ownShape(schema: Schema, raw: JsonObject): Shape {
  if (schema.boolean === false) return { ...ANY, isNever: true, origins: [schema] };
  const isTyped = schema.types.length > 0;
  const listed = listOf(raw['x-extensible-enum']);
  const given = schema.enum?.map(({ value }) => value) ?? (listed.length > 0 ? listed : undefined);
  const values = schema.const ? [schema.const.value] : given;
  return {
    ...ANY,
    types: isTyped ? typesOf(schema.types) : values && typesOfValues(values),
    isNullable:
      (!isTyped || schema.types.includes('null')) && (values === undefined || values.includes(null)),
    formats: schema.format === undefined ? [] : [schema.format],
    values: values?.filter((value) => value !== null),
    isOpen: raw['x-extensible-enum'] !== undefined && raw['x-extensible-enum'] !== false,
    default: schema.default,
    limits: schema.limits.length > 0 ? limitsOf(schema.limits) : ANY.limits,
    ...fieldsOf(schema),
    others: othersOf(schema),
    items: schema.items && !takesAny(schema.items, raw.items) ? [schema.items] : undefined,
    isEnded: schema.items?.boolean === false,
    positions: schema.prefixItems.map((item) => [item]),
    contains: schema.contains,
    content: schema.contentSchema && [schema.contentSchema],
    conditions: conditionsOf(schema),
    isReadOnly: schema.readOnly,
    isWriteOnly: schema.writeOnly,
    isDeprecated: schema.deprecated,
    sunset: textOf(raw['x-sunset']),
    discriminator: schema.discriminator,
    xml: schema.xml && canonicalText(schema.xml as unknown as Json),
    words: {
      title: schema.title,
      description: schema.description,
      examples: schema.examples.length > 0 ? canonicalText(schema.examples) : '',
      valueTexts: (schema.enum ?? [])
        .flatMap(({ value, description }) =>
          description === undefined ? [] : [`${JSON.stringify(value)}: ${description}`],
        )
        .toSorted()
        .join('\n'),
    },
    origins: [schema],
  };
}

/** `{}` and `true` are the schema of any value, as a missing one is. */
function takesAny({ boolean }: Schema, raw: Json | undefined): boolean {
  return boolean !== undefined || (isObject(raw) && Object.keys(raw).length === 0);
}

/** Types without null, sorted; every integer is a number. */
export function typesOf(types: readonly SchemaType[]): SchemaType[] {
  const distinct = new Set(types.filter((type) => type !== 'null'));
  if (distinct.has('number')) distinct.delete('integer');
  return [...distinct].toSorted();
}

function typesOfValues(values: readonly Json[]): SchemaType[] {
  return typesOf(values.map(typeOfValue));
}

export function typeOfValue(value: Json): SchemaType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'object' ? 'object' : (typeof value as 'string' | 'boolean');
}

/** The fields of an object; nothing new for other values, which most schemas describe. */
function fieldsOf({
  properties,
  requiredOnly,
  patternProperties,
}: Schema): Pick<Shape, 'fields' | 'required' | 'patternFields'> {
  const { fields, required, patternFields } = ANY;
  if (properties.length + requiredOnly.length + patternProperties.length === 0)
    return { fields, required, patternFields };
  return {
    fields: new Map(properties.map(({ name, schema }) => [name, [schema]])),
    required: new Set([
      ...properties.filter((property) => property.required).map(({ name }) => name),
      ...requiredOnly,
    ]),
    patternFields: new Map(patternProperties.map(({ pattern, schema }) => [pattern, [schema]])),
  };
}

function othersOf({ additionalProperties: others }: Schema): Shape['others'] {
  if (others === undefined || typeof others === 'boolean') return others ?? true;
  return others.boolean ?? [others];
}

/** `if` alone means nothing. */
function conditionsOf(schema: Schema): Condition[] {
  const { not, if: test, then, else: otherwise, propertyNames } = schema;
  const conditions: Condition[] = [];
  const add = (keyword: string, schemas: (Schema | undefined)[], text = ''): void => {
    if (schemas.some((one) => one !== undefined))
      conditions.push({
        keyword,
        schemas: schemas.filter((one) => one !== undefined),
        text: `${text}${schemas.map((one) => (one ? '+' : '-')).join('')}`,
      });
  };
  add('not', [not]);
  if (then ?? otherwise) add('if', [test, then, otherwise]);
  add('propertyNames', [propertyNames]);
  for (const { property, schema: whole } of schema.dependentSchemas)
    add('dependentSchemas', [whole], property);
  for (const { property, required } of schema.dependentRequired)
    if (required.length > 0)
      conditions.push({
        keyword: 'dependentRequired',
        schemas: [],
        text: canonicalText([property, required.toSorted()]),
      });
  return conditions;
}

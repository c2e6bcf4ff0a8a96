import { translate } from '#core/labels/translate';
import { joinOr } from '#core/labels/list-names';
import type { Json } from '#core/json/json';
import type { Limit, Schema, Sequence } from '../api/api-model';
import type { MergedSchema } from '../api/schema/merge-schema';
import { withInheritedType } from './inherited-type';
import type { WordingContext } from './wording-context';
import type { TypeData } from '#core/contracts/page-data';

/** Above this number, alternatives are only counted; all of them are printed as branches. */
const MAX_ALTERNATIVES = 5;

/** The type of a schema that allows every value. */
export const ANY_TYPE = translate('any');

/** Replaced by a type, whose links a label cannot hold. */
const SLOT = '\uFFFC';

/** Between two types: ` or `. */
const OR = joinOr([SLOT, SLOT]).split(SLOT)[1] ?? '';

/** Describes the type with links, for example `['array of ', {label: 'Document item', href: '…'}, ' or null']`. */
export function describeType(schema: Schema, context: WordingContext): TypeData {
  return joinTexts(typeOf(schema, context, false));
}

/** Describes a stream by the type of its items: `['stream of ', {label: 'Item', href: '…'}]`. */
export function describeStream({ item }: Sequence, context: WordingContext): TypeData {
  const type = parenthesized(typeOf(item, context, true));
  return joinTexts(fillType(translate('stream of {type}', { type: SLOT }), type));
}

/** Describes the type without the name of the schema itself: `array of string` for a component that is such an array. */
export function describeStructure(schema: Schema, context: WordingContext): TypeData {
  return joinTexts(structureType(context.merge(schema).schema, context));
}

/** Formats a type as plain text, with the labels of its links. */
export function formatType(type: TypeData): string {
  return type.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}

/** Returns the labels of the links in a type. */
export function labelsIn(type: TypeData): string[] {
  return type.flatMap((part) => (typeof part === 'string' ? [] : [part.label]));
}

function typeOf(schema: Schema, context: WordingContext, isInner: boolean): TypeData {
  const merged = context.merge(schema);
  const type = baseType(merged, context, isInner);
  return merged.isNullable ? fillType(translate('{type} or null', { type: SLOT }), type) : type;
}

function baseType(merged: MergedSchema, context: WordingContext, isInner: boolean): TypeData {
  const link = merged.name === undefined ? undefined : context.linkToObject(merged.name);
  // A schema based on another array, or on a union, may contain itself without having a name.
  if (!link && isInner && merged.refs.length > 0 && isArray(merged.schema)) return ['array'];
  if (!link) return structureType(merged.schema, context);
  // An array or a union may contain itself, so inside another type only its name is used.
  if (isObjectLike(merged.schema) || (isInner && !isScalar(merged.schema))) return [link];
  return [...structureType(merged.schema, context), ' (', link, ')'];
}

function structureType(schema: Schema, context: WordingContext): TypeData {
  const known = context.structures.get(schema);
  if (known) return known;
  context.structures.set(schema, [scalarType(schema)]);
  const type = newStructureType(schema, context);
  context.structures.set(schema, type);
  return type;
}

function newStructureType(schema: Schema, context: WordingContext): TypeData {
  if (schema.boolean !== undefined) return [schema.boolean ? ANY_TYPE : translate('never')];
  if (isArray(schema)) return arrayType(schema, context);
  const alternatives = [...schema.oneOf, ...schema.anyOf]
    .filter(({ requiredOnly }) => requiredOnly.length === 0)
    .map((alternative) => withInheritedType(alternative, schema));
  if (schema.properties.length === 0 && alternatives.length > 0) return unionType(alternatives, context);
  if (isMap(schema))
    return fillType(
      translate('map of {type}', { type: SLOT }),
      parenthesized(typeOf(schema.additionalProperties, context, true)),
    );
  return [scalarType(schema)];
}

function arrayType({ items, prefixItems, limits }: Schema, context: WordingContext): TypeData {
  if (prefixItems.length > 0) return [tupleType(prefixItems.length, items?.boolean === false, limits)];
  return items
    ? fillType(translate('array of {type}', { type: SLOT }), parenthesized(typeOf(items, context, true)))
    : ['array'];
}

/** A tuple may be shorter than its list of elements, and longer unless it ends there: its other limits are said next to the type. */
function tupleType(count: number, isEnded: boolean, limits: readonly Limit[]): string {
  const most = limits.find(({ keyword }) => keyword === 'maxItems')?.value ?? Infinity;
  return isEnded && Number(most) > count ? translate('array of at most {count}', { count }) : 'array';
}

function unionType(alternatives: Schema[], context: WordingContext): TypeData {
  const types = alternatives.map((alternative) => joinTexts(typeOf(alternative, context, true)));
  const distinct = [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
  if (distinct.length > MAX_ALTERNATIVES)
    return [translate('one of {count} types', { count: distinct.length })];
  return distinct.flatMap((type, index) => (index === 0 ? type : [OR, ...type]));
}

function scalarType(schema: Schema): string {
  const types = schema.types.length > 0 ? schema.types : typesOfValues(schema);
  const words = types.length > 0 ? joinOr(types) : schema.properties.length > 0 ? 'object' : ANY_TYPE;
  return schema.format === undefined ? words : `${words} ${schema.format}`;
}

/** Derives the types from the values of an enum or const without `type`. */
function typesOfValues(schema: Schema): string[] {
  const values = schema.const ? [schema.const.value] : (schema.enum ?? []).map(({ value }) => value);
  return [...new Set(values.map(typeOfValue))];
}

function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Puts a type into the slot of a label. */
function fillType(label: string, type: TypeData): TypeData {
  const [before = '', after = ''] = label.split(SLOT);
  return [before, ...type, after].filter((part) => part !== '');
}

function parenthesized(type: TypeData): TypeData {
  const isUnion = type.some((part) => typeof part === 'string' && part.includes(OR));
  return isUnion ? ['(', ...type, ')'] : type;
}

function joinTexts(type: TypeData): TypeData {
  const joined: TypeData = [];
  for (const part of type) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

function isArray({ types, items, prefixItems, contains }: Schema): boolean {
  if (types.length > 0) return types.length === 1 && types[0] === 'array';
  return items !== undefined || prefixItems.length + contains.length > 0;
}

function isMap(schema: Schema): schema is Schema & { additionalProperties: Schema } {
  return schema.properties.length === 0 && typeof schema.additionalProperties === 'object';
}

/** Whether the schema has its own members, so that its name says more than `object`. */
function isObjectLike(schema: Schema): boolean {
  return (
    schema.types.includes('object') ||
    schema.properties.length > 0 ||
    (schema.types.length === 0 && !isArray(schema))
  );
}

/**
 * Whether a schema is a scalar without alternatives. Alternatives may lead back to the schema, so they are omitted inside another
 * type.
 */
function isScalar(schema: Schema): boolean {
  const isUnion = schema.oneOf.length + schema.anyOf.length > 0;
  return !isUnion && !isObjectLike(schema) && !isArray(schema);
}

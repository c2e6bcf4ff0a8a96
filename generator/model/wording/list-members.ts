import { translate } from '#core/labels/translate';
import type { Property, Schema } from '../api/api-model';

/** A property, or an item that represents many: the entries of a map, an element of a tuple. */
export interface Member extends Property {
  /** Part of the anchor, if it is not the name. */
  segment?: string;
}

/**
 * Lists the members of an object, map, or tuple: as `x-order` of the description says, else `id`, then required members, then the
 * rest, each in the order of the description.
 */
export function listMembers(schema: Schema): Member[] {
  return [
    ...listProperties(schema),
    ...listPatterns(schema),
    ...listEntries(schema),
    ...listElements(schema),
  ];
}

/** Lists the properties of an object, in the same order. */
export function listProperties({ order, properties }: Schema): Property[] {
  return order ? properties : properties.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ name, required }: Property): number {
  return name === 'id' ? 0 : required ? 1 : 2;
}

function listPatterns({ patternProperties }: Schema): Member[] {
  return patternProperties.map(({ pattern, schema }, index) => ({
    name: translate('any name like {pattern}', { pattern }),
    segment: `pattern-${index + 1}`,
    required: false,
    schema,
  }));
}

function listEntries({
  additionalProperties,
  additionalName,
  properties,
  patternProperties,
}: Schema): Member[] {
  if (typeof additionalProperties !== 'object') return [];
  const isOnly = properties.length === 0 && patternProperties.length === 0;
  return [
    {
      name: additionalName === undefined ? anyName(isOnly) : `{${additionalName}}`,
      segment: '*',
      required: false,
      schema: additionalProperties,
    },
  ];
}

function anyName(isOnly: boolean): string {
  return isOnly ? translate('any name') : translate('any other name');
}

/** Label for all elements after those of a tuple. */
export const FURTHER_ELEMENTS = translate('further elements');

/** Returns the label of an element of a tuple. */
export function elementName(index: number): string {
  return translate('element {number}', { number: index + 1 });
}

function listElements({ prefixItems, items }: Schema): Member[] {
  if (prefixItems.length === 0) return [];
  const elements = prefixItems.map((schema, index) => ({
    name: elementName(index),
    segment: String(index + 1),
    required: false,
    schema,
  }));
  const rest =
    items && items.boolean !== false
      ? [{ name: FURTHER_ELEMENTS, segment: '*', required: false, schema: items }]
      : [];
  return [...elements, ...rest];
}

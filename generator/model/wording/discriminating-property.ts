import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Json } from '#core/json/json';
import type { Schema } from '../api/api-model';
import type { Constants, WordingContext } from './wording-context';

/**
 * Returns the property with a different constant in each alternative, which identifies the alternative if there is no
 * discriminator. An alternative `null` does not need one.
 */
export function discriminatingProperty(
  branches: readonly Schema[],
  context: WordingContext,
): string | undefined {
  const [first, ...others] = branches.filter(({ types }) => types.join() !== 'null');
  if (!first || others.length === 0) return undefined;
  const isOwn = ([name, value]: [string, Json]) => {
    const values = new Set([value]);
    for (const branch of others) values.add(constantsOf(branch, context).get(name) ?? value);
    return values.size === others.length + 1;
  };
  return [...constantsOf(first, context)].find(isOwn)?.[0];
}

export function constantsOf(schema: Schema, { merge, constants }: WordingContext): Constants {
  const merged = merge(schema).schema;
  return getOrInsertComputed(constants, merged, () => new Map(merged.properties.flatMap(singleValue)));

  function singleValue({ name, schema: property }: Schema['properties'][number]): [string, Json][] {
    const { const: constant, enum: values = [] } = merge(property).schema;
    const [value] = constant ? [constant.value] : values.length === 1 ? values.map((one) => one.value) : [];
    return value === undefined || value === null || typeof value === 'object' ? [] : [[name, value]];
  }
}

import type { Schema, Serialization } from '../model/api-model';
import type { WordingContext } from './wording-context';

const SEPARATORS = new Map<string, string>(
  Object.entries({
    spaceDelimited: 'separated by spaces',
    pipeDelimited: 'separated by pipes',
  }),
);

/** Describes how multiple values are serialized and which characters are escaped; a single value needs no description. */
export function describeSerialization(
  schema: Schema,
  { style, explode, allowReserved }: Serialization,
  isExploded: boolean,
  { merge }: WordingContext,
): string[] {
  const { types } = merge(schema).schema;
  return [...describeStyle(), ...(allowReserved ? ['reserved characters stay as they are'] : [])];

  function describeStyle(): string[] {
    if (style === 'deepObject') return ['written as name[field]=value'];
    if (!types.includes('array')) return [];
    const separator = SEPARATORS.get(style ?? '');
    if (separator !== undefined) return [separator];
    return (explode ?? isExploded) ? ['repeated for each value'] : ['separated by commas'];
  }
}

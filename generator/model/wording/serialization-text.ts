import { translate } from '#core/labels/translate';
import type { Schema, Serialization } from '../api/api-model';
import type { WordingContext } from './wording-context';

const SEPARATORS = new Map<string, string>(
  Object.entries({
    spaceDelimited: translate('separated by spaces'),
    pipeDelimited: translate('separated by pipes'),
  }),
);

/** How a value is sent: its parameter or the field of a form names it. */
interface Sent extends Serialization {
  name?: string;
}

/** Describes how multiple values are serialized and which characters are escaped; a single value needs no description. */
export function describeSerialization(
  schema: Schema,
  { name = 'name', style, explode, allowReserved }: Sent,
  isExploded: boolean,
  { merge }: WordingContext,
): string[] {
  const { types, properties } = merge(schema).schema;
  return [...describeStyle(), ...(allowReserved ? [translate('reserved characters stay as they are')] : [])];

  function describeStyle(): string[] {
    if (style === 'deepObject')
      return [translate('written as {name}[{field}]=value', { name, field: properties[0]?.name ?? 'field' })];
    if (!types.includes('array')) return [];
    const separator = SEPARATORS.get(style ?? '');
    if (separator !== undefined) return [separator];
    return (explode ?? isExploded)
      ? [translate('repeated for each value')]
      : [translate('separated by commas')];
  }
}

import { findOpen, showSent } from '#core/http/wire/describe';
import type { Serialization, Style, StyleSerialization } from '#core/http/wire/serialization';
import type { WireParameter } from '#core/http/wire/write-parameters';
import { translate } from '#core/labels/translate';
import type { Schema } from '../api/api-model';
import type { WordingContext } from './wording-context';

const SEPARATORS = new Map<Style, string>([
  ['spaceDelimited', translate('separated by spaces')],
  ['pipeDelimited', translate('separated by pipes')],
  ['tabDelimited', translate('separated by tabs')],
]);

/** Describes how multiple values are serialized and which characters are escaped; a single value needs no description. */
export function describeSerialization(
  name: string,
  schema: Schema,
  serialization: Serialization,
  { merge }: WordingContext,
): string[] {
  if (serialization.kind === 'content')
    return [
      ...(serialization.isWhole ? [translate('sent as the whole query')] : []),
      translate('sent as {type}', { type: serialization.mediaType }),
    ];
  const { allowReserved } = serialization;
  return [
    ...describeStyle(name, merge(schema).schema, serialization),
    ...(allowReserved ? [translate('reserved characters stay as they are')] : []),
  ];
}

/** Shows what is sent for an example of which the parts are not obvious: several values, or a document. */
export function describeSent(parameter: WireParameter): string[] {
  const { value, serialization } = parameter;
  const isSingle = typeof value !== 'object' || value === null || (Array.isArray(value) && value.length < 2);
  const sent = showSent(parameter);
  if (sent === undefined || (isSingle && serialization.kind === 'style')) return [];
  const open = findOpen(parameter);
  return [
    translate('for example {sent}', { sent }),
    ...(open === 'not defined' ? [translate('OpenAPI does not define this')] : []),
    ...(open === 'not told apart'
      ? [translate('a value has the separator in it, so servers read more values')]
      : []),
  ];
}

function describeStyle(
  name: string,
  { types, properties }: Schema,
  { style, explode }: StyleSerialization,
): string[] {
  if (style === 'deepObject')
    return [translate('written as {name}[{field}]=value', { name, field: properties[0]?.name ?? 'field' })];
  if (!types.includes('array')) return [];
  if (style === 'label' && explode) return [translate('separated by dots')];
  const isRepeated = explode && style !== 'simple';
  return [
    isRepeated
      ? translate('repeated for each value')
      : (SEPARATORS.get(style) ?? translate('separated by commas')),
  ];
}

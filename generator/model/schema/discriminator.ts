import { isObject, type JsonObject } from '#core/json/json';
import type { Schema } from '../api-model';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import { segmentsOf } from '../resolve';

/**
 * The property that tells the branches apart, and which value stands for which component schema.
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function buildDiscriminator(raw: JsonObject): Schema['discriminator'] {
  const { propertyName, mapping } = objectOf(raw.discriminator);
  if (!isObject(raw.discriminator) || typeof propertyName !== 'string') return undefined;
  return {
    propertyName,
    // A target is a reference or the bare name of a component.
    mapping: entriesOf(mapping).map(([value, target]) => ({
      value,
      ref: segmentsOf(textOf(target) ?? '').at(-1) ?? '',
    })),
  };
}

import { isObject, type JsonObject } from '#core/json/json';
import { parseFragment } from '#core/json/pointer';
import type { Schema } from '../api-model';
import { entriesOf, objectOf, textOf } from '#core/json/read';

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
    mapping: entriesOf(mapping).map(([value, target]) => ({ value, ref: componentOf(textOf(target) ?? '') })),
  };
}

function componentOf(target: string): string {
  return parseFragment(target)?.at(-1) ?? target;
}

import { isObject, type JsonObject } from '#core/json/json';
import { parseFragment } from '#core/json/pointer';
import type { Schema } from '../api-model';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import { emptySchema } from './empty-schema';
import type { MergeSchema } from './merge-schema';

/**
 * Builds the property that identifies the branch, and the component schema that each value selects.
 * @see https://spec.openapis.org/oas/v3.2.0#discriminator-object
 */
export function buildDiscriminator(raw: JsonObject): Schema['discriminator'] {
  const { propertyName, mapping, defaultMapping } = objectOf(raw.discriminator);
  if (!isObject(raw.discriminator) || typeof propertyName !== 'string') return undefined;
  return {
    propertyName,
    // A target is a reference or the bare name of a component.
    mapping: entriesOf(mapping).map(([value, target]) => ({ value, ref: componentOf(textOf(target) ?? '') })),
    ...(typeof defaultMapping === 'string' && { defaultRef: componentOf(defaultMapping) }),
  };
}

/** Whether an alternative is the one of all values that select no other, and of objects without a value. */
export function isDefault(
  { defaultRef }: NonNullable<Schema['discriminator']>,
  alternative: Schema,
  merge: MergeSchema,
): boolean {
  return defaultRef !== undefined && merge(alternative).names.includes(defaultRef);
}

/**
 * Returns the values that a mapping assigns to an alternative by its name; without any, those assigned to another name of the same
 * component.
 */
export function mappedValues(
  { mapping }: NonNullable<Schema['discriminator']>,
  alternative: Schema,
  merge: MergeSchema,
): string[] {
  const { names } = merge(alternative);
  const [name] = names;
  if (name === undefined) return [];
  const own = mapping.filter(({ ref }) => ref === name);
  const found =
    own.length > 0 ? own : mapping.filter(({ ref }) => names.includes(ref) || refersTo(ref, name));
  return found.map(({ value }) => value);

  function refersTo(ref: string, target: string): boolean {
    return merge({ ...emptySchema(), ref }).names.includes(target);
  }
}

function componentOf(target: string): string {
  return parseFragment(target)?.at(-1) ?? target;
}

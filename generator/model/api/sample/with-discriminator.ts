import { isObject, type Json } from '#core/json/json';
import type { Schema } from '../api-model';
import { mappedValues } from '../schema/discriminator';
import type { SampleContext } from './sample-context';

/**
 * Sets the discriminator in the sample of an object based on a schema with a discriminator: the object's value, or, for the base
 * itself, one of the others' values.
 */
export function withOwnDiscriminator(sample: Json, schema: Schema, context: SampleContext): Json {
  const { schema: merged, name, refs } = context.merge(schema);
  const { discriminator, oneOf, anyOf } = merged;
  const [variant] = oneOf;
  if (variant?.isExact) return withDiscriminator(sample, merged, variant, context);
  if (!discriminator || oneOf.length + anyOf.length > 0 || !isObject(sample)) return sample;
  const { propertyName, mapping } = discriminator;
  const mapped = mappedValues(discriminator, schema, context.merge);
  const others = name !== undefined && refs.length > 1 ? [name] : mapping.map(({ value }) => value);
  const values: readonly Json[] = mapped.length > 0 ? mapped : others;
  const [value] = values;
  if (value === undefined || values.includes(sample[propertyName] ?? null)) return sample;
  return withValue(sample, merged, propertyName, value, context);
}

/**
 * Returns the sample of a branch with the value that selects it, unless the branch defines its values itself. Without a mapping,
 * the name of the schema is the value.
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function withDiscriminator(
  sample: Json,
  { discriminator }: Schema,
  branch: Schema,
  context: SampleContext,
): Json {
  const { name: component, schema } = context.merge(branch);
  if (!discriminator || component === undefined) return sample;
  const [value = component] = mappedValues(discriminator, branch, context.merge);
  return withValue(sample, schema, discriminator.propertyName, value, context);
}

/** Returns a sample with that value, unless the author defines other values of the property. */
function withValue(sample: Json, schema: Schema, name: string, value: Json, context: SampleContext): Json {
  const property = schema.properties.find((one) => one.name === name);
  if (!property || !isObject(sample) || !Object.hasOwn(sample, name)) return sample;
  const { const: constant, enum: values } = context.merge(property.schema).schema;
  const isAllowed = values?.some((one) => one.value === value) ?? constant === undefined;
  return isAllowed ? { ...sample, [name]: value } : sample;
}

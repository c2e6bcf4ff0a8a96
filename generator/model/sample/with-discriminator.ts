import { isObject, type Json } from '#core/json/json';
import type { Schema } from '../api-model';
import { mappedValues } from '../schema/discriminator';
import type { SampleContext } from './sample-context';

/**
 * The sample of a branch with the value that selects it, unless the branch names its values itself. Without a mapping the
 * name of the schema is the value.
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function withDiscriminator(
  sample: Json,
  { discriminator }: Schema,
  branch: Schema,
  context: SampleContext,
): Json {
  const { name: component, schema } = context.merge(branch);
  if (!discriminator || component === undefined || !isObject(sample)) return sample;
  const { propertyName } = discriminator;
  const property = schema.properties.find(({ name }) => name === propertyName);
  if (!property || !Object.hasOwn(sample, propertyName)) return sample;
  const { const: constant, enum: values } = context.merge(property.schema).schema;
  if (constant !== undefined || values !== undefined) return sample;
  const [value = component] = mappedValues(discriminator, branch, context.merge);
  return { ...sample, [propertyName]: value };
}

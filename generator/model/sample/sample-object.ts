import type { Json, Property, Schema } from '../api-model';
import { allOfSchemas } from '../schema/merge-schema';
import type { SampleContext } from './sample-context';
import { sampleSchema } from './sample-schema';

/** An object with the members that its direction has; a map has one. */
export function sampleObject(schema: Schema, context: SampleContext): Json {
  const whole = withBranch(schema, context);
  const shown = whole.properties.filter(({ schema: property }) => isShown(property, context));
  const sample: { [name: string]: Json } = {};
  for (const property of chosen(shown, context)) {
    const value = sampleSchema(property.schema, context) ?? (property.required ? null : undefined);
    if (value !== undefined) sample[property.name] = value;
  }
  if (shown.length === 0) addMapEntry(sample, whole, context);
  return sample;
}

function isShown(property: Schema, { direction }: SampleContext): boolean {
  return direction === 'request' ? !property.readOnly : !property.writeOnly;
}

function chosen(properties: Property[], { direction }: SampleContext): Property[] {
  const required = properties.filter((property) => property.required);
  return direction === 'request' && required.length > 0 ? required : properties;
}

/** The object together with its first branch: `anyOf: [{required: [unit_price]}, …]` asks for `unit_price`. */
function withBranch(schema: Schema, context: SampleContext): Schema {
  const { oneOf, anyOf, ...rest } = schema;
  const branches = [oneOf[0], anyOf[0]].filter((branch) => branch !== undefined);
  if (branches.length === 0) return schema;
  return context.merge(allOfSchemas([{ ...rest, oneOf: [], anyOf: [] }, ...branches])).schema;
}

function addMapEntry(sample: { [name: string]: Json }, schema: Schema, context: SampleContext): void {
  if (typeof schema.additionalProperties !== 'object') return;
  const value = sampleSchema(schema.additionalProperties, context);
  if (value !== undefined) sample.key = value;
}

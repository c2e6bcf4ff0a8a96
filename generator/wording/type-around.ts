import type { Schema } from '../model/api-model';

/** An alternative that only names values, with the type and the format that the schema around it has for all of them. */
export function withTypeAround(alternative: Schema, { types, format }: Schema): Schema {
  const { ref, const: constant, enum: values, allOf, types: own } = alternative;
  const isNamed = ref !== undefined || allOf.length > 0;
  if (isNamed || types.length === 0 || own.length > 0 || !(constant ?? values)) return alternative;
  return { ...alternative, types, format: alternative.format ?? format };
}

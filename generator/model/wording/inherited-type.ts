import type { Schema } from '../api/api-model';

/** Adds the type and format of the schema around it to an alternative that only lists values. */
export function withInheritedType(alternative: Schema, { types, format }: Schema): Schema {
  const { ref, const: constant, enum: values, allOf, types: own } = alternative;
  const isNamed = ref !== undefined || allOf.length > 0;
  if (isNamed || types.length === 0 || own.length > 0 || !(constant ?? values)) return alternative;
  return { ...alternative, types, format: alternative.format ?? format };
}

import type { Property, Schema } from '../api-model';
import { emptySchema } from './empty-schema';

/** The properties of all parts by name, required when any part requires them. */
export function combineProperties(parts: Schema[]): Pick<Schema, 'properties' | 'requiredOnly'> {
  const byName = new Map<string, Property>();
  for (const property of parts.flatMap(({ properties }) => properties)) {
    const known = byName.get(property.name);
    byName.set(property.name, known ? combineTwo(known, property) : property);
  }
  const required = new Set(parts.flatMap(({ requiredOnly }) => requiredOnly));
  return {
    properties: [...byName.values()].map((property) =>
      required.has(property.name) && !property.required ? { ...property, required: true } : property,
    ),
    requiredOnly: [...required].filter((name) => !byName.has(name)),
  };
}

function combineTwo(base: Property, own: Property): Property {
  return {
    name: own.name,
    required: base.required || own.required,
    schema: {
      ...emptySchema(),
      basis: own.schema.basis ?? base.schema.basis,
      notes: [...base.schema.notes, ...own.schema.notes],
      deprecated: base.schema.deprecated || own.schema.deprecated,
      readOnly: base.schema.readOnly || own.schema.readOnly,
      writeOnly: base.schema.writeOnly || own.schema.writeOnly,
      description: own.schema.description ?? base.schema.description,
      allOf: [base.schema, own.schema],
    },
  };
}

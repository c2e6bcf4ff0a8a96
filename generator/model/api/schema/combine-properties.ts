import { sortByOrder } from '#core/schema/member-order';
import type { Property, Schema } from '../api-model';
import { emptySchema } from './empty-schema';
import type { Origin, Part } from './part';

/** The data collected about a property, and where it is written. */
interface Found {
  property: Property;
  origin: Origin;
}

/** Returns the properties of all parts by name, sorted by `order`, required if any part requires them. */
export function combineProperties(
  parts: readonly Part[],
  order: Schema['order'],
): Pick<Schema, 'properties' | 'requiredOnly'> {
  const byName = new Map<string, Found>();
  for (const { schema, origin } of parts) {
    for (const property of schema.properties) {
      const known = byName.get(property.name);
      byName.set(property.name, known ? combineTwo(known, { property, origin }) : { property, origin });
    }
  }
  const required = new Set(parts.flatMap(({ schema }) => schema.requiredOnly));
  const properties = [...byName.values()].map(({ property }) =>
    required.has(property.name) && !property.required ? { ...property, required: true } : property,
  );
  return {
    properties: sortByOrder(properties, order),
    requiredOnly: [...required].filter((name) => !byName.has(name)),
  };
}

function combineTwo(base: Found, own: Found): Found {
  const [one, other] = [base.property.schema, own.property.schema];
  const isSame = base.origin === own.origin;
  const isOwnDeeper = own.origin.depth > base.origin.depth;
  const schema = {
    ...emptySchema(),
    basis: other.basis ?? one.basis,
    notes: [...one.notes, ...other.notes],
    deprecated: one.deprecated || other.deprecated,
    readOnly: one.readOnly || other.readOnly,
    writeOnly: one.writeOnly || other.writeOnly,
    allOf: [
      isSame || isOwnDeeper ? one : { ...one, isBase: true },
      isOwnDeeper ? { ...other, isBase: true } : other,
    ],
  };
  const required = base.property.required || own.property.required;
  return {
    property: { name: own.property.name, required, schema },
    origin: isOwnDeeper ? base.origin : own.origin,
  };
}

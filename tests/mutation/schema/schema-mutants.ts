import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { SchemaOperator } from '../schema-operators/schema-operator';
import { locationOf, type Definitions } from './definitions';
import { parsePointer, valueAt } from '#core/json/pointer';
import { withValue } from './with-value';
import { subSchemas } from './sub-schemas';

/** One definition of the description with one change. */
export interface SchemaMutant {
  /** `#/$defs/Invoice/properties/number delete maxLength` */
  name: string;
  operator: string;
  /** Location of the changed schema. */
  location: string;
  definition: string;
  /** The whole changed definition. */
  schema: JsonObject;
  /** The keyword that was changed and what it said. */
  keyword: string;
  stated: Json;
}

/** Applies every operator to every schema of the definitions. */
export function mutateSchemas({ raw }: Definitions, operators: readonly SchemaOperator[]): SchemaMutant[] {
  return Object.keys(raw).flatMap((definition) => {
    const places = subSchemas(raw[definition], locationOf(definition));
    return places.flatMap(({ location, schema }) =>
      operators.flatMap((operator) =>
        Object.entries(operator.mutate(schema)).map(([change, changed]) => ({
          name: `${location} ${change}`,
          operator: operator.name,
          location,
          definition,
          schema: objectOf(
            valueAt(withValue({ $defs: raw }, location, changed), parsePointer(locationOf(definition))),
          ),
          ...changedKeyword(schema, changed),
        })),
      ),
    );
  });
}

function changedKeyword(schema: JsonObject, changed: JsonObject): { keyword: string; stated: Json } {
  const differs = ([key, value]: [string, Json]) => JSON.stringify(changed[key]) !== JSON.stringify(value);
  const [keyword, stated] = Object.entries(schema).find(differs) ?? ['', null];
  return { keyword, stated };
}

import type { Json } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf, textsOf } from '#core/json/read';

/** Collects the names that a description defines, object by object. */
export class NamedThings {
  readonly names = new Set<string>();
  /** Values of enums and constants, by the fields that have them. */
  readonly values = new Map<string, Set<string>>();

  /** @param schemaOf returns the target of a reference. */
  add(members: Record<string, Json>, schemaOf: (schema: Json) => Record<string, Json>): void {
    const { properties, headers, scopes, name, in: location } = members;
    for (const [property, schema] of entriesOf(properties)) this.#addField(property, schemaOf(schema));
    [headers, scopes].flatMap(entriesOf).forEach(([key]) => this.names.add(key));
    if (typeof name === 'string' && location !== undefined)
      this.#addField(name, schemaOf(members.schema ?? {}));
    for (const value of valuesIn(members)) this.names.add(value);
  }

  #addField(name: string, schema: Record<string, Json>): void {
    this.names.add(name);
    const values = this.values.get(name) ?? new Set();
    [schema, ...listOf(schema.anyOf), schema.items ?? {}]
      .flatMap((part) => valuesIn(objectOf(part)))
      .forEach((value) => values.add(value));
    this.values.set(name, values);
  }
}

function valuesIn({ enum: values, const: constant }: Record<string, Json>): string[] {
  const only = textOf(constant);
  return [...textsOf(values), ...(only === undefined ? [] : [only])];
}

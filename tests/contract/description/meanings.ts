import type { Json, JsonObject } from '#core/json/json';
import { textOf } from '#core/json/read';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { asObject, parametersOf, resolve, responsesOf, type RawOperation } from './description';

/** The meaning of one value of a field for one kind of record, identified by the tag of its operations. */
export interface Meaning {
  record: string;
  name: string;
  value: string;
  text: string;
}

/** The meanings of values in parameters, and in the fields of request and response bodies, at their first level. */
export function meaningsByRecord(
  description: BundledDescription,
  operations: readonly RawOperation[],
): Meaning[] {
  return operations.flatMap(({ operation, tag: record }) => {
    const bodies = [asObject(operation.requestBody), ...Object.values(responsesOf(description, operation))];
    const fields = [
      ...parametersOf(description, operation).map(
        ({ name, schema }) => [textOf(name) ?? '', schema] as const,
      ),
      ...bodies.flatMap((body) => fieldsOf(description, bodySchema(description, body))),
    ];
    return fields.flatMap(([name, schema]) =>
      Object.entries(explanations(description, schema)).map(([value, text]) => ({
        record,
        name,
        value,
        text: textOf(text) ?? '',
      })),
    );
  });
}

function bodySchema(description: BundledDescription, body: JsonObject): Json | undefined {
  return asObject(asObject(resolve(description, body).content)['application/json']).schema;
}

/** The properties of a schema, of the entries of a list, and of what it is composed of. */
function fieldsOf(description: BundledDescription, schema: Json | undefined): (readonly [string, Json])[] {
  if (schema === undefined) return [];
  const { properties, items, allOf, anyOf, oneOf } = resolve(description, schema);
  const parts = [items, ...[allOf, anyOf, oneOf].flatMap((list) => (list ?? []) as Json[])];
  return [...Object.entries(asObject(properties)), ...parts.flatMap((part) => fieldsOf(description, part))];
}

/** The descriptions of the values of a field, including those of its alternatives and entries. */
function explanations(description: BundledDescription, schema: Json | undefined): JsonObject {
  if (schema === undefined) return {};
  const { items, anyOf, ...rest } = resolve(description, schema);
  const parts = [items, ...((anyOf ?? []) as Json[])];
  return {
    ...asObject(rest['x-enumDescriptions']),
    ...Object.fromEntries(parts.flatMap((part) => Object.entries(explanations(description, part)))),
  };
}

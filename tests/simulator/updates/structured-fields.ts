import type { Json, JsonObject } from '#core/json/json';
import { readUpdateMark, type UpdateMark } from '#core/openapi/update-mark';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { asObject, listOperations, resolve } from '../../contract/description/description';

/** A list or an object that an update can send, and what the description says that the update does with it. */
interface StructuredField {
  operation: string;
  field: string;
  mark: UpdateMark | undefined;
}

/** The lists and objects in the bodies of all updates, except those that no response shows. */
export function listStructuredFields(description: BundledDescription): StructuredField[] {
  return listOperations(description, 'paths')
    .filter(({ method }) => method === 'PUT' || method === 'PATCH')
    .flatMap(({ id, operation }) =>
      [...propertiesOf(description, bodyOf(asObject(operation.requestBody)))]
        .filter(([, property]) => property.writeOnly !== true && isStructured(description, property))
        .map(([field, property]) => ({ operation: id, field, mark: readUpdateMark(property) })),
    );
}

function bodyOf({ content }: JsonObject): Json | undefined {
  return asObject(asObject(content)['application/json']).schema;
}

/** The properties of a schema, of its parts and of its alternatives; of two with one name, the most specific. */
function propertiesOf(description: BundledDescription, schema: Json | undefined): Map<string, JsonObject> {
  const { allOf, anyOf, oneOf, properties } = resolve(description, schema);
  const parts = [allOf, anyOf, oneOf].flatMap((list) => (list ?? []) as Json[]);
  return new Map([
    ...parts.flatMap((part) => [...propertiesOf(description, part)]),
    ...Object.entries(asObject(properties)).map(([name, value]) => [name, asObject(value)] as const),
  ]);
}

function isStructured(description: BundledDescription, schema: Json): boolean {
  const { type, anyOf, oneOf } = resolve(description, schema);
  const parts = [anyOf, oneOf].flatMap((list) => (list ?? []) as Json[]);
  return (
    [type].flat().some((name) => name === 'array' || name === 'object') ||
    parts.some((part) => isStructured(description, part))
  );
}

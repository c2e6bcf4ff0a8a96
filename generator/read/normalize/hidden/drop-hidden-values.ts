import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { followReference } from './follow-reference';

/** Keywords whose schemas describe the same value as the schema that has them. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Removes the members of examples and defaults that their schema marks as hidden. Changes `description`, whose hidden
 * parts are still in it.
 */
export function dropHiddenValues(description: JsonObject, isHidden: (part: Json) => boolean): void {
  const values = new HiddenValues(description, isHidden);
  eachPart(description, (part, isMap) => {
    if (isMap) return;
    // A media type, a parameter and a header have a schema next to their examples; the examples of a schema are of itself.
    const schema = part.schema ?? part;
    for (const value of [part.example, part.default, ...listOf(part.examples)]) values.drop(schema, value);
    for (const [, example] of isObject(part.examples) ? entriesOf(part.examples) : []) {
      const { value, dataValue } = followReference(example, description);
      values.drop(schema, value);
      values.drop(schema, dataValue);
    }
  });
}

class HiddenValues {
  constructor(
    private readonly description: JsonObject,
    private readonly isHidden: (part: Json) => boolean,
  ) {}

  /** @param within the schemas that describe this value already: a schema may contain itself without a member between. */
  drop(part: Json | undefined, value: Json | undefined, within: readonly JsonObject[] = []): void {
    const schema = followReference(part, this.description);
    if (within.includes(schema)) return;
    const around = [...within, schema];
    for (const keyword of SAME_VALUE)
      for (const alternative of listOf(schema[keyword])) this.drop(alternative, value, around);
    if (Array.isArray(value)) for (const item of value) this.drop(schema.items, item);
    if (!isObject(value)) return;
    for (const [name, property] of entriesOf(schema.properties)) {
      if (this.isHidden(property)) delete value[name];
      else this.drop(property, value[name]);
    }
    const declared = objectOf(schema.properties);
    for (const [name, member] of Object.entries(value))
      if (!Object.hasOwn(declared, name)) this.drop(schema.additionalProperties, member);
  }
}

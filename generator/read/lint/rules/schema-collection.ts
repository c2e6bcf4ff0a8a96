import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import type { RuleContext, RuleLocation } from '../redocly';
import { isReference } from '#core/openapi/is-reference';

/** Keywords that contain schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions']);
/** Keywords that contain objects other than schemas. */
const DATA = new Set([
  ...['const', 'default', 'dependentRequired', 'discriminator', 'enum', 'example', 'examples'],
  ...['externalDocs', 'xml'],
]);

/** A schema as written, and its location. */
interface WrittenSchema {
  schema: JsonObject;
  location: RuleLocation;
}

/** Schemas from several files, collected as the component schemas of one description. */
export class SchemaCollection {
  /** By generated names. */
  readonly schemas: Record<string, Json> = {};
  /** Names by the location of the schema. */
  readonly #names = new Map<string, string>();
  readonly #written: WrittenSchema[] = [];

  /**
   * Adds the raw schema at `location` and its references, whatever file they are in, and returns it with references into the
   * collection. Every schema gets a `$comment`, which `find` uses to locate it.
   */
  add(schema: Json, location: RuleLocation, resolve: RuleContext['resolve']): Json {
    if (Array.isArray(schema))
      return schema.map((entry, index) => this.add(entry, location.child([index]), resolve));
    if (!isObject(schema)) return schema;
    const copy = this.#addMembers(schema, location, (key, value, place) => {
      if (DATA.has(key) || key.startsWith('x-')) return value;
      if (!MAPS.has(key)) return this.add(value, place, resolve);
      return this.#addMembers(value, place, (_, member, at) => this.add(member, at, resolve));
    });
    if (isReference(schema)) copy.$ref = this.#referTo(schema, location, resolve);
    copy.$comment = String(this.#written.push({ schema, location }) - 1);
    return copy;
  }

  /** Returns the written form and location of a schema of the collection, following the reference of a derived schema. */
  find(schema: Json | undefined): WrittenSchema | undefined {
    const { $comment, $ref } = objectOf(schema);
    if ($comment !== undefined) return this.#written[Number($comment)];
    const name = textOf($ref)?.split('/').at(-1);
    return name === undefined ? undefined : this.find(this.schemas[name]);
  }

  #addMembers(
    members: Json,
    location: RuleLocation,
    add: (key: string, value: Json, place: RuleLocation) => Json,
  ): JsonObject {
    return Object.fromEntries(
      entriesOf(members).map(([key, value]) => [key, add(key, value, location.child([key]))]),
    );
  }

  #referTo(reference: { $ref: string }, from: RuleLocation, resolve: RuleContext['resolve']): string {
    const { node, location } = resolve<object>(reference, from.source.absoluteRef);
    const target = node as Json | undefined;
    // Another rule reports a reference to nothing, such as an empty file; here it allows any value.
    const isSchema = isObject(target) || typeof target === 'boolean';
    const place = location?.absolutePointer ?? '';
    const known = this.#names.get(place);
    const name = known ?? `schema-${this.#names.size}`;
    if (known === undefined) {
      // Set before the schema is added, because it may refer to itself.
      this.#names.set(place, name);
      this.schemas[name] = location && isSchema ? this.add(target, location, resolve) : true;
    }
    return `#/components/schemas/${name}`;
  }
}

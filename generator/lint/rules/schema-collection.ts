import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import type { RuleContext, RuleLocation } from '../redocly';
import { isReference } from '#core/openapi/is-reference';

/** Keywords with schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions']);
/** Keywords with objects that are no schemas. */
const DATA = new Set([
  ...['const', 'default', 'dependentRequired', 'discriminator', 'enum', 'example', 'examples'],
  ...['externalDocs', 'xml'],
]);

/** A schema as it is written, and where. */
export interface WrittenSchema {
  schema: JsonObject;
  location: RuleLocation;
}

/** Schemas of several files, brought together as the component schemas of one description. */
export class SchemaCollection {
  /** By names of our own. */
  readonly schemas: Record<string, Json> = {};
  /** Names by the place of the schema. */
  readonly #names = new Map<string, string>();
  readonly #written: WrittenSchema[] = [];

  /**
   * The raw schema at `location` with references into the collection; what it refers to is added, in whatever file it is.
   * Every schema has a `$comment`, by which `find` knows where it is written.
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

  /** Where a schema of the collection is written, or what one made of it refers to. */
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
    // Another rule reports a reference that leads nowhere; here it allows everything.
    const place = location?.absolutePointer ?? '';
    const known = this.#names.get(place);
    const name = known ?? `schema-${this.#names.size}`;
    if (known === undefined) {
      // Before the schema itself, which may refer to itself.
      this.#names.set(place, name);
      this.schemas[name] = location ? this.add(node as Json, location, resolve) : true;
    }
    return `#/components/schemas/${name}`;
  }
}

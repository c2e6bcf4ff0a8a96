import { isObject, type Json } from '#core/json/json';
import { entriesOf } from '#core/json/read';
import type { RuleContext } from '../redocly';
import { isReference } from '../references';

/** Schemas of several files, brought together as the component schemas of one description. */
export class SchemaCollection {
  /** By names of our own. */
  readonly schemas: Record<string, Json> = {};
  /** Names by the place of the schema. */
  readonly #names = new Map<string, string>();

  /** A raw schema of `file` with references into the collection; what it refers to is added, in whatever file it is. */
  add(schema: Json, file: string, resolve: RuleContext['resolve']): Json {
    if (Array.isArray(schema)) return schema.map((entry) => this.add(entry, file, resolve));
    if (!isObject(schema)) return schema;
    const members = entriesOf(schema).map(([key, value]) => [key, this.add(value, file, resolve)]);
    const copy = Object.fromEntries(members) as Record<string, Json>;
    if (isReference(schema)) copy.$ref = this.#referTo(schema, file, resolve);
    return copy;
  }

  #referTo(reference: { $ref: string }, file: string, resolve: RuleContext['resolve']): string {
    const { node, location } = resolve<object>(reference, file);
    // Another rule reports a reference that leads nowhere; here it allows everything.
    const place = location?.absolutePointer ?? '';
    const known = this.#names.get(place);
    const name = known ?? `schema-${this.#names.size}`;
    if (known === undefined) {
      // Before the schema itself, which may refer to itself.
      this.#names.set(place, name);
      this.schemas[name] = location ? this.add(node as Json, location.source.absoluteRef, resolve) : true;
    }
    return `#/components/schemas/${name}`;
  }
}

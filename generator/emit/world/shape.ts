import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { isObject, type Json } from '#core/json/json';
import type { MediaType, Schema } from '../../model/api/api-model';
import type { MergeSchema } from '../../model/api/schema/merge-schema';

type Kind = 'object' | 'array' | 'scalar' | 'unknown';

/** Bases and alternatives that are followed; more would not name anything that matters. */
const MAX_PARTS = 60;

/** The shapes of schemas, by the function that merges these: one is asked for as often as something refers to it. */
const shapes = new WeakMap<MergeSchema, WeakMap<Schema, Shape>>();

/**
 * The kind and members of a value: those of its schema, with the members of all alternatives, or those of its example where the
 * schema says nothing.
 */
export class Shape {
  /** Returns the shape of a schema, or of an example of one that says nothing. */
  static of(schema: Schema | undefined, value: Json | undefined, merge: MergeSchema): Shape {
    if (schema === undefined || value !== undefined) return new Shape(schema, value, merge);
    const known = getOrInsertComputed(shapes, merge, () => new WeakMap<Schema, Shape>());
    return getOrInsertComputed(known, schema, () => new Shape(schema, undefined, merge));
  }

  readonly kind: Kind;
  /** The component that its schema refers to. */
  readonly component?: string;
  /** Names of types; empty if the schema has none. */
  readonly types: readonly string[];
  readonly format?: string;
  readonly #members = new Map<string, { schema?: Schema; value?: Json; isRequired: boolean }>();
  readonly #items?: { schema?: Schema; value?: Json };
  readonly #merge: MergeSchema;
  /** The merged schema; absent for the shape of an example. */
  readonly schema?: Schema;
  /** Whether there may be members without names. */
  readonly isOpen: boolean;

  private constructor(schema: Schema | undefined, value: Json | undefined, merge: MergeSchema) {
    this.#merge = merge;
    const merged = schema && merge(schema);
    const parts = merged ? partsOf(merged.schema, merge) : [];
    for (const part of parts)
      for (const { name, required, schema: member } of part.properties) {
        const known = this.#members.get(name);
        if (known) known.isRequired ||= required && part === parts[0];
        else this.#members.set(name, { schema: member, isRequired: required && part === parts[0] });
      }
    const items = parts.find((part) => part.items)?.items;
    const types = [...new Set(parts.flatMap((part) => part.types))].filter((type) => type !== 'null');
    const isMap = parts.some(({ additionalProperties }) => typeof additionalProperties === 'object');
    const saysNothing =
      this.#members.size === 0 && !items && !isMap && types.every((type) => type === 'object');
    const example = saysNothing ? value : undefined;
    if (isObject(example))
      for (const [name, member] of Object.entries(example))
        this.#members.set(name, { value: member, isRequired: false });
    this.#items = items ? { schema: items } : Array.isArray(example) ? { value: example[0] } : undefined;
    this.component = merged?.name;
    this.types = types;
    this.format = parts.find(({ format }) => format !== undefined)?.format;
    this.schema = merged?.schema;
    this.isOpen = parts.every(({ additionalProperties }) => additionalProperties !== false);
    this.kind = this.#kindOf(types, example);
  }

  #kindOf(types: readonly string[], example: Json | undefined): Kind {
    if (this.#items || (types.includes('array') && this.#members.size === 0)) return 'array';
    if (this.#members.size > 0 || types.includes('object')) return 'object';
    if (types.length > 0 || (example !== undefined && example !== null)) return 'scalar';
    return 'unknown';
  }

  get names(): string[] {
    return [...this.#members.keys()];
  }

  /** The names of members that its schema marks: `readOnly`, `writeOnly`. */
  marked(mark: 'readOnly' | 'writeOnly'): string[] {
    return [...this.#members].flatMap(([name, { schema }]) =>
      schema && (schema[mark] || this.#merge(schema).schema[mark]) ? [name] : [],
    );
  }

  isRequired(name: string): boolean {
    return this.#members.get(name)?.isRequired ?? false;
  }

  member(name: string): Shape | undefined {
    const member = this.#members.get(name);
    return member && Shape.of(member.schema, member.value, this.#merge);
  }

  /** The schema of a member as it is written, not merged. */
  schemaOf(name: string): Schema | undefined {
    return this.#members.get(name)?.schema;
  }

  get items(): Shape | undefined {
    return this.#items && Shape.of(this.#items.schema, this.#items.value, this.#merge);
  }

  /** The values of a map, whose keys the schema does not name. */
  get mapped(): Shape | undefined {
    const inner = this.schema?.additionalProperties;
    return typeof inner === 'object' && this.#members.size === 0
      ? Shape.of(inner, undefined, this.#merge)
      : undefined;
  }

  /** The shape at the tokens of a pointer. */
  at(tokens: readonly string[]): Shape | undefined {
    return tokens.reduce<Shape | undefined>((shape, token) => shape?.member(token), this);
  }
}

/** The shape of a body; undefined without JSON. */
export function shapeOf(media: MediaType | undefined, merge: MergeSchema): Shape | undefined {
  if (media === undefined) return undefined;
  const example = media.examples.find(({ isSample }) => !isSample)?.value;
  return Shape.of(media.schema, example, merge);
}

/** A merged schema and its alternatives, merged as well. */
function partsOf(schema: Schema, merge: MergeSchema): Schema[] {
  const parts = new Set([schema]);
  for (const { oneOf, anyOf, allOf } of parts) {
    for (const branch of [...oneOf, ...anyOf, ...allOf]) {
      if (parts.size >= MAX_PARTS) return [...parts];
      parts.add(merge(branch).schema);
    }
  }
  return [...parts];
}
